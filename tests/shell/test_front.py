"""The front door: help for everything, and every failure in one line."""

import os
import signal
import subprocess
import sys

import pytest

import landtake
from landtake.cli import PANELS

COMMANDS = [command.__name__.replace("_", "-") for commands in PANELS.values() for command in commands]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(shell, command):
    ran = shell(command, "--help")
    assert ran.code == 0
    assert f"Usage: landtake {command}" in ran.out


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_lists_every_command(shell, arguments):
    ran = shell(*arguments)
    assert ran.code == 0
    assert all(f" {command} " in ran.out for command in COMMANDS)


def test_version(shell):
    assert shell("--version").out == f"landtake {landtake.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("fly",), "fly"),
        (("play",), "GAME"),
        (("rules", "landomi"), "the games are"),
        (("play", "landomy", "--seats", "5"), "played by 2"),
        (("play", "landomy", "--seats", "two"), "--seats"),
        (("play", "landomy", "--seat", "3"), "seats 1 to 2"),
        (("play", "landomy", "--bot", "genius"), "genius"),
        (("play", "landomy", "--set", "setup"), "NAME=VALUE"),
        (("play", "landomy", "--set", "setup=easy"), "standard, advanced"),
        (("play", "landomy", "--set", "weather=bad"), "no setting 'weather'"),
        (("simulate", "landomy", "--games", "0"), "games"),
        (("simulate", "landomy", "--seats", "3"), "played by 2"),
        (("rules", "landomy", "3.9"), "3.9"),
        (("replay", "no-such-file"), "no-such-file"),
        (("verify", "."), "directory"),
        (("show", "no-such-file"), "no-such-file"),
        (("bench", "chess"), "chess"),
        (("golden", "chess"), "chess"),
        (("--with", "no-such-folder", "games"), "no-such-folder"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(refused, arguments, says):
    assert says in refused(*arguments)


def landtake_process(*arguments, **more):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "landtake", *arguments]
    return subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, **more)


def test_a_reader_that_leaves_is_no_error():
    process = landtake_process("rules", "landomy")
    process.stdout.close()
    assert process.stderr.read() == b""
    process.wait()


def test_an_interrupt_is_quiet():
    process = landtake_process("play", "landomy", stdin=subprocess.PIPE)
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert told == b""
    assert process.returncode == 130
