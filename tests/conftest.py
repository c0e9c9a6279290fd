"""`pytest --rule NOM-02` runs the tests that prove a clause."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

# The laws keep hundreds of games at hand: to look through them again and again costs a quarter.
gc.set_threshold(100_000, 20, 100)
# How long a case takes says how busy the machine is: timings stand in the benchmark.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


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
    """The laws game by game: a second worker would have to play a game's random games again."""
    places = [at for at, item in enumerate(items) if item.path.parent.name == "laws"]
    laws = sorted((items[at] for at in places), key=_game_of)
    for at, item in zip(places, laws, strict=True):
        items[at] = item


def _game_of(item: pytest.Item) -> str:
    call = getattr(item, "callspec", None)
    return str(call.params.get("game", "")) if call else ""
