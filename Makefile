# Two commands are enough: `make play` and `make test`. `make help` lists the others.
# Needed beforehand: Python 3.11 or newer, make, and a C compiler (without one everything works, slower).

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
WORKERS ?= auto# how many tests run at once
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal# tests of one file stay together: they share what they compile and start
SOAK ?= 20# how many times as much `make soak` tries
QUICK := tests/kernel tests/rules tests/perft tests/locales# what `make check` runs, without the long comparisons:
LONG := oracle sanitized documents
COVERING := tests/dialect tests/kernel tests/perft tests/rules tests/bots tests/lab tests/laws# where the tests lie that cover the engine
PAGE := src/camarilla/server/page/index.html
ENGINE := $(shell find src/camarilla/dialect src/camarilla/kernel src/camarilla/games src/camarilla/bots -name '*.py') tools/wasm.py# what modules are made of

# programs that tests start would else compile every module anew
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal check test cluster soak lint format bench page wasm static dist wheels docs screenshots clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "%-12s %s\n", $$1, $$2 }'

play: .venv/run.stamp $(PAGE) ## play in the browser: starts the server and opens the page (SERVE="--port 9000" adds options)
	@$(BIN)/camarilla serve --open $(SERVE)

terminal: .venv/run.stamp ## play at the terminal (PLAY="GAME --seats 4" adds options)
	@$(BIN)/camarilla play $(PLAY)

test: .venv/dev.stamp .venv/wheels.stamp $(PAGE) .venv/browser.stamp ## run all tests; dialect, kernel and games must be covered to the last line
	@mkdir -p .coverage
	@client/build check & check=$$!; client/build test; board=$$?; wait $$check || board=1; \
	$(PYTEST) -p no:schemathesis -m covering $(COVERING) --cov --cov-report=term --cov-fail-under=100; engine=$$?; \
	$(PYTEST) -m "not covering" --ignore=tests/e2e --ignore=tests/cluster --ignore=tests/package/test_tutorials.py; rest=$$?; \
	$(PYTEST) -p no:schemathesis tests/e2e; page=$$?; [ $$board$$engine$$rest$$page = 0000 ]

check: .venv/dev.stamp .venv/wheels.stamp ## the quick tier, in about 90 seconds: lint, types, the page's own tests, rules and words
	@client/build check & page=$$!; $(MAKE) --no-print-directory lint && wait $$page
	@client/build test
	$(PYTEST) -q -p no:schemathesis $(QUICK) $(LONG:%=--ignore-glob='*/test_%.py')

cluster: .venv/cluster.stamp ## jobs on a real Ray cluster whose workers are killed in the middle, in about two minutes (installs Ray)
	$(BIN)/pytest -p no:schemathesis tests/cluster

soak: .venv/dev.stamp $(PAGE) .venv/browser.stamp .venv/cluster.stamp ## the same tests with many more random games (SOAK=20), and those of the cluster
	CAMARILLA_SOAK=$(SOAK) $(PYTEST) --ignore=tests/e2e --ignore=tests/cluster $(TESTS)
	$(BIN)/pytest -p no:schemathesis tests/cluster
	CAMARILLA_SOAK=$(SOAK) $(PYTEST) tests/e2e/test_access.py tests/e2e/test_sizes.py tests/e2e/test_stage.py
	CAMARILLA_SOAK=$(SOAK) client/build test

lint: .venv/dev.stamp ## style, types, and who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	client/build lint
	$(BIN)/mypy
	$(BIN)/mypy tests/laws/typed_games.py
	$(BIN)/lint-imports

format: .venv/dev.stamp ## put the code into its usual form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	client/build format

page: .venv/run.stamp $(PAGE) ## build the page into the package

wasm: .venv/wheels.stamp ## each game's rules and search as WebAssembly with its tables, in build/wasm; says how large they are
	@$(BIN)/python tools/wasm.py build/wasm

static: .venv/run.stamp $(PAGE) ## the page as a folder for any static host, in build/static: everything but other people (BASE=/club/ for a subpath)
	@$(BIN)/python tools/static.py build/static $(BASE)

dist: .venv/run.stamp $(PAGE) ## the pure wheel, with the page in it, the sources and the site, in dist
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation --outdir dist . >/dev/null
	@$(MAKE) --no-print-directory docs
	@ls dist

wheels: .venv/wheels.stamp $(PAGE) ## wheels of every platform with compiled rules, the pure one and the sources, in dist; tries what runs here
	@rm -rf dist
	@$(BIN)/python tools/wheels.py dist $(PLATFORMS)
	@.ci/wheel dist/camarilla-*-manylinux_2_17_$$(uname -m).whl
	@$(BIN)/python tools/foreign.py dist

docs: .venv/docs.stamp ## the documentation as a site with search, in build/docs and as a wheel in dist: all of docs, the API, each rule beside its code and tests
	@$(BIN)/python docs/website.py build/docs
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist docs >/dev/null

screenshots: .venv/dev.stamp $(PAGE) .venv/browser.stamp ## every main screen in four languages and two widths, in build/screenshots
	@$(BIN)/python tests/e2e/screenshots.py build/screenshots

bench: .venv/run.stamp ## measure the engine beside its targets
	@$(BIN)/camarilla bench $(BENCH)

clean: ## remove everything that was made here
	rm -rf client/node_modules src/camarilla/server/page
	rm -rf .venv .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/run.stamp: requirements/run.txt requirements/build.txt pyproject.toml networks/pyproject.toml
	@test -n "$(PYTHON)" || { echo "camarilla needs Python 3.11 or newer; name one: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is older than Python 3.11" >&2; exit 1; }
	@echo "setting up .venv (once)"
	@"$(PYTHON)" -m venv .venv
	@$(PIP) install -r requirements/run.txt -r requirements/build.txt
	@$(PIP) install --no-build-isolation --no-deps --editable . --editable ./networks
	@touch $@

.venv/dev.stamp: .venv/run.stamp requirements/dev.txt requirements/postgres.txt
	@echo "setting up the tools (once)"
	@$(PIP) install -r requirements/dev.txt
	@touch $@

.venv/wheels.stamp: .venv/run.stamp requirements/wheels.txt
	@echo "setting up the compiler for all platforms (once)"
	@$(PIP) install -r requirements/wheels.txt
	@touch $@

.venv/cluster.stamp: .venv/dev.stamp requirements/cluster.txt
	@echo "setting up Ray (once)"
	@$(PIP) install -r requirements/cluster.txt
	@touch $@

.venv/docs.stamp: .venv/dev.stamp requirements/docs.txt
	@echo "setting up what builds the site (once)"
	@$(PIP) install -r requirements/docs.txt
	@touch $@

.venv/browser.stamp: .venv/dev.stamp
	@$(BIN)/python tests/e2e/browser.py --install
	@touch $@

$(PAGE): .venv/wheels.stamp $(shell find client/src client/public -type f) client/index.html client/package-lock.json client/vite.config.ts client/brotli.ts client/precache.ts $(wildcard client/fonts/*.ts) src/camarilla/wire/wire.ts src/camarilla/locales/grammar.json $(ENGINE)
	@$(MAKE) --no-print-directory wasm
	@client/build
	@touch $@
