"""Where OpenSpiel has no wheel its tests are left out."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["test_spiel.py"]
