"""First games: short lessons that teach a title by playing it."""

from landtake.lessons.check import check
from landtake.lessons.reader import find
from landtake.lessons.script import Ending, Lesson, Reply, Step, Task
from landtake.lessons.tutor import NotNow, Tutor, begin

__all__ = ["Ending", "Lesson", "NotNow", "Reply", "Step", "Task", "Tutor", "begin", "check", "find"]
