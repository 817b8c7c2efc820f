"""Landtake itself needs none of the adapters' libraries, and an adapter without its library says what to install."""

import subprocess
import sys

import pytest

from landtake.envs.needs import LIBRARIES, MissingLibrary, needing


def run(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_playing_and_bots_import_no_library_of_the_adapters():
    done = run(f"import sys, landtake, landtake.bots, landtake.envs; landtake.new('landomy'); print(set(sys.modules) & set({LIBRARIES}))")
    assert done.stdout.strip() == "set()", done.stderr


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("aec", "pettingzoo", "envs"),
        ("solo", "gymnasium", "envs"),
        ("vector", "gymnasium", "envs"),
        ("seating", "numpy", "envs"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named_with_what_installs_it(module, library, extra):
    done = run(f"import sys; sys.modules['{library}'] = None; import landtake.envs.{module}")
    if done.returncode == 0:
        pytest.fail("imported without its library")
    assert f"MissingLibrary: this adapter needs {library}, which is not installed; pip install 'landtake[{extra}]'" in done.stderr


def test_other_missing_modules_are_not_taken_for_a_library():
    with pytest.raises(ModuleNotFoundError) as caught, needing("envs"):
        import landtake_no_such_module  # noqa: F401
    assert not isinstance(caught.value, MissingLibrary)
