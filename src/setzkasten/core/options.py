"""House rules: typed, checked, part of the record. The defaults are the leaflet's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, fields
from typing import Any, Literal, TypeAlias, TypeVar, cast, get_type_hints

from setzkasten.core.coded import Coded
from setzkasten.core.values import value

OptionValue: TypeAlias = bool | int | str
Chosen: TypeAlias = Mapping[str, object]  # options by name, as a table agreed on them
Presets: TypeAlias = Mapping[str, Mapping[str, object]]  # name to the options that it changes
T = TypeVar("T")

_NEVER: Mapping[str, Any] = {}  # no edition of the rules had another default


class OptionError(Coded):
    """An option that the game does not have, or a value that it does not take."""


@value
class Option:
    """One house rule. Label and help stand in messages/ as `option_<name>`."""

    name: str
    type: Literal["bool", "int", "choice"]
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    least: int = 0
    most: int = 0
    former: Mapping[str, OptionValue] = field(default_factory=dict)  # the default, by edition

    def read(self, value: object) -> OptionValue:
        """The value as its type; also from text, as a record or a form has it."""
        if self.type == "bool":
            return self._read_bool(value)
        if self.type == "int":
            return self._read_int(value)
        if value not in self.choices:
            raise self._refused("option_choice", value)
        return str(value)

    def _read_bool(self, value: object) -> bool:
        if isinstance(value, str):
            value = {"yes": True, "no": False}.get(value, value)
        if not isinstance(value, bool):
            raise self._refused("option_bool", value)
        return value

    def _read_int(self, value: object) -> int:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._refused("option_int", value)
        if not self.least <= value <= self.most:
            raise self._refused("option_range", value)
        return value

    def _refused(self, code: str, value: object) -> OptionError:
        return OptionError(code, name=self.name, value=str(value)[:80])


def choice(default: str, *others: str, former: Mapping[str, str] = _NEVER) -> str:
    """A field of an options class that takes one of several words.

    `former`: what an older edition of the rules took for granted, e.g. {"1": "held"}.
    """
    metadata = {"choices": (default, *others), "former": former}
    made: str = field(default=default, metadata=metadata)
    return made


def number(default: int, *, least: int, most: int) -> int:
    made: int = field(default=default, metadata={"least": least, "most": most})
    return made


def switch(*, default: bool, former: Mapping[str, bool] = _NEVER) -> bool:
    made: bool = field(default=default, metadata={"former": former})
    return made


_DECLARED: dict[type[Any], tuple[Option, ...]] = {}


def options_of(kind: type[Any]) -> tuple[Option, ...]:  # any options dataclass
    """The options that a class of options declares, in its order. A class is read once."""
    if kind not in _DECLARED:
        _DECLARED[kind] = tuple(_declared(kind))
    return _DECLARED[kind]


def _declared(kind: type[Any]) -> Iterator[Option]:
    hints = get_type_hints(kind)
    types: dict[type, Literal["bool", "int", "choice"]] = {
        bool: "bool",
        int: "int",
        str: "choice",
    }
    for f in fields(kind):
        yield Option(
            f.name,
            types[hints[f.name]],
            cast("OptionValue", f.default),
            f.metadata.get("choices", ()),
            f.metadata.get("least", 0),
            f.metadata.get("most", 0),
            f.metadata.get("former", _NEVER),
        )


def read_options(kind: type[T], values: Mapping[str, object]) -> T:
    """An options value from names and values; raises `OptionError` for what does not fit."""
    known = {option.name: option for option in options_of(kind)}
    for name in values:
        if name not in known:
            raise OptionError("option_unknown", name=name, value=", ".join(known))
    return kind(**{name: known[name].read(value) for name, value in values.items()})


def defaults_of(options: Iterable[Option], edition: str) -> dict[str, OptionValue]:
    """Every option as an edition of the rules has it, unless the table agrees otherwise."""
    return {option.name: option.former.get(edition, option.default) for option in options}


def older_editions(options: Iterable[Option]) -> tuple[str, ...]:
    """The editions whose readings are kept, so that their records can still be played."""
    return tuple(sorted({edition for option in options for edition in option.former}))


def check_seats(seats: int, allowed: tuple[int, int], *, first: int = 1) -> None:
    """Do so many play this game, and does somebody sit where it starts?"""
    if not allowed[0] <= seats <= allowed[1]:
        raise OptionError("option_seats", name="seats", value=seats)
    if first > seats:
        raise OptionError("option_range", name="first", value=first)


def write_option(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
