"""The README's Python example gives what the README says."""

import ast
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"

pytestmark = pytest.mark.source


def example():
    text = README.read_text(encoding="utf-8")
    return text.split("```python\n")[1].split("```")[0]


def test_the_example_says_the_truth():
    names = {}
    lines = example().splitlines()
    for node in ast.parse(example()).body:
        said = " ".join(line.split("# ", 1)[1] for line in lines[node.lineno - 1 : node.end_lineno + 1] if "# " in line)
        code = compile(ast.Module([node], []), "README.md", "exec")
        if isinstance(node, ast.Expr) and said and not said.startswith("what"):
            value = eval(compile(ast.Expression(node.value), "README.md", "eval"), names)
            assert said.startswith(repr(value)) or repr(value) in said, (said, value)
        else:
            exec(code, names)
