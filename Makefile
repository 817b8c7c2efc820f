# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.md' 2>/dev/null)

.PHONY: play test lint test-plain test-compiled browser postgres bench ladder crash load fuzz pictures golden clean soak test-long

play: $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/python -m landtake serve

test: lint test-plain test-compiled

lint: $(VENV)/.installed
	$(BIN)/ruff check src tests
	$(BIN)/mypy

# The browser tests drive Debian's Chromium; where it cannot be had they are left out, and say so.
browser:
	@command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium) >/dev/null 2>&1 \
		|| echo "There is no chromium and it cannot be installed: the browser tests will be left out."

# The server's tests run on Debian's PostgreSQL as well as on SQLite; where it cannot be had only SQLite is tried.
postgres:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v initdb >/dev/null \
		|| (apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql) >/dev/null 2>&1 \
		|| echo "There is no PostgreSQL and it cannot be installed: the server will be tested on SQLite only."

test-plain: $(VENV)/.installed browser postgres
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests

# Whole games of the long titles in a browser; several minutes.
test-long: $(COMPILED)/.built browser
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 -m long tests/browser tests/table

test-compiled: $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -n 2 tests/kernel tests/conformance tests/games tests/parts tests/bots -m "not source"

bench: $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/python -m landtake bench --peers --gate

# Hours of games. It can be stopped and goes on where it was: `make ladder ROWS="--only landomy"` plays some of it.
ladder: $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/python -m landtake ladder $(ROWS)

# The OpenAPI document against the server, many more requests than the tests have time for.
fuzz: $(VENV)/.installed
	PYTHONPATH=src FUZZ_EXAMPLES=$(or $(EXAMPLES),500) $(BIN)/python -m pytest -n 2 tests/table/test_schema.py

# Kills the server 50 times during play and compares what was acknowledged with what is stored.
crash: $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.table.crash

# 200 tables with bots, 50 moves a second for a minute, after two minutes of warming up.
load: $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.table.load

soak: $(COMPILED)/.built
	PYTHONPATH=$(COMPILED) nice -n 15 $(BIN)/python -m landtake soak

# Every page in light, dark and on a phone, for the documentation.
pictures: $(COMPILED)/.built browser
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.browser.shots docs/pictures

golden: $(VENV)/.installed
	PYTHONPATH=src $(BIN)/python -m landtake golden --update

$(VENV)/.installed: pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q -U pip "setuptools>=77"
	LANDTAKE_PURE=1 $(BIN)/python -m pip install -q -e ".[dev,envs,lab,peers,postgres]"
	touch $@

# Beside the sources, not in them: an edited module never hides behind its compiled twin.
$(COMPILED)/.built: $(VENV)/.installed setup.py $(SOURCES)
	@echo "Compiling the rules; this is done once and takes a few minutes."
	rm -rf $(@D)
	$(BIN)/python setup.py -q build --build-base build/mypyc --build-lib $(@D)
	touch $@

clean:
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
