"""What the kernel needs to be compiled by mypyc, without needing mypyc to run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    _T = TypeVar("_T")

    def mypyc_attr(**_: object) -> Callable[[_T], _T]:
        """Stand-in for the decorator that only the compiler reads."""
        return lambda cls: cls


def is_compiled() -> bool:
    """Whether the kernel that runs is the compiled one."""
    from landtake.core import state

    return not (state.__file__ or "").endswith(".py")
