"""`pytest --rule NOM-02` runs the tests that prove a clause."""

from __future__ import annotations

import gc
import os
import signal
import sys

import pytest
from hypothesis import HealthCheck, settings

# What Python has compiled is kept, also where an image forbids it: else every worker rewrites all
# tests, and each of some hundred servers and commands compiles the house again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# The laws keep hundreds of games at hand: to look through them again and again costs a quarter.
gc.set_threshold(100_000, 20, 100)
# How long a case takes says how busy the machine is: timings stand in the benchmark. The cases are
# the same in every run: what only chance finds is looked for by `./setz soak cases`.
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
# Whoever runs the tests in the background has these ignored; commands of the house must hear them.
for heard, usual in (
    (signal.SIGINT, signal.default_int_handler),
    (signal.SIGHUP, signal.SIG_DFL),
):
    if signal.getsignal(heard) is signal.SIG_IGN:
        signal.signal(heard, usual)
# Which tests of the browser take longest? A client is built, or an evening goes by.
LONG = ("test_toy", "test_evenings", "test_workshop", "test_offline", "test_together")


@pytest.fixture(autouse=True, scope="module")
def what_others_left() -> None:
    """Is not looked through again: a look at a million values takes seconds."""
    gc.collect(1)
    gc.freeze()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", default="", help="run only the tests of this clause, e.g. NOM-02")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    _lay_together(items)
    clause = config.getoption("--rule")
    if not clause:
        return
    proving = [item for item in items if any(clause in m.args for m in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in proving])
    items[:] = proving


def _lay_together(items: list[pytest.Item]) -> None:
    """The laws game by game: a second worker would have to play a game's random games again.

    In the browser the longest first: at the end no worker shall wait for another one.
    """
    for folder, order in (("laws", _game_of), ("web", _length_of)):
        places = [at for at, item in enumerate(items) if item.path.parent.name == folder]
        sorted_items = sorted((items[at] for at in places), key=order)
        for at, item in zip(places, sorted_items, strict=True):
            items[at] = item


def _length_of(item: pytest.Item) -> str:
    return str(LONG.index(item.path.stem) if item.path.stem in LONG else len(LONG))


def _game_of(item: pytest.Item) -> str:
    call = getattr(item, "callspec", None)
    return str(call.params.get("game", "")) if call else ""
