"""What does not depend on any table: games with their options, sentences, rules, words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from setzkasten.catalogue import CATALOGUE, Entry
from setzkasten.core.game import AnyGame
from setzkasten.core.options import Option, OptionValue
from setzkasten.lexicon.policy_options import options_of_policy
from setzkasten.messages import OF_COMMANDS, all_messages
from setzkasten.server.bilingual import Bilingual, bilingual
from setzkasten.server.people.clocks import keeps_clock


class OptionTold(msgspec.Struct, frozen=True):
    """A house rule, or a part of what a table may change about which words count."""

    name: str
    type: Literal["bool", "int", "choice"]
    default: OptionValue
    choices: tuple[str, ...] | None  # of a choice
    min: int | None  # of an int
    max: int | None
    labels: Mapping[str, Bilingual]  # what the choices are called
    label: Bilingual
    help: Bilingual


class Preset(msgspec.Struct, frozen=True):
    """Options that go together, under a name."""

    name: str
    label: Bilingual
    options: Mapping[str, OptionValue]


class GameFacts(msgspec.Struct, frozen=True):
    """A game of the house."""

    id: str
    name: str
    seats: tuple[int, int]  # least and most
    box: str
    edition: str
    options: list[OptionTold]
    words: list[OptionTold]  # what a table may change about which words count
    presets: list[Preset]
    time_option: str | None  # the option with the seconds of a move
    clocks: bool  # played turn by turn: a clock may be for a move, for a game or for days
    head_start: Mapping[str, str] | None  # with which options most points win; null: never
    limits: bool  # may a seat be held to longer or better known words?
    free_start: bool  # the first word cannot be long: no length is asked of it
    not_yet: Mapping[str, int | None]  # refusals that await stones: below so many, null: always
    puzzle: Literal["end", "sound"] | None  # made when it is over, or as soon as its words are
    contest: bool  # may its board be the picture of the week?


class Messages(msgspec.Struct, frozen=True):
    """Every sentence by its code, with places such as `{word}`, and the clauses behind it."""

    de: Mapping[str, str]
    en: Mapping[str, str]
    clauses: Mapping[str, tuple[str, ...]]


def games_told() -> list[GameFacts]:
    return [_game(entry) for entry in CATALOGUE.values()]


def messages_told() -> Messages:
    german = all_messages("de")
    clauses = {code: message.clauses for code, message in german.items() if message.clauses}
    return Messages(_sentences("de"), _sentences("en"), clauses)


def _sentences(language: str) -> dict[str, str]:
    """Every sentence that a page may show."""
    known = all_messages(language, OF_COMMANDS)
    return {code: message.sentence for code, message in known.items()}


def _game(entry: Entry) -> GameFacts:
    game = entry.game
    return GameFacts(
        game.id,
        game.name,
        game.seats,
        game.box,
        game.edition,
        options=[_option(option, "option") for option in game.options],
        words=[_option(option, "policy") for option in options_of_policy(entry.policy)],
        presets=[_preset(game, name) for name in game.presets],
        time_option=entry.time_option,
        clocks=keeps_clock(game.id),
        head_start=entry.head_start,
        limits=entry.limits,
        free_start=entry.free_start,
        not_yet=entry.not_yet,
        puzzle=_puzzle(entry),
        contest=bool(entry.puzzle and entry.puzzle.contest),
    )


def _puzzle(entry: Entry) -> Literal["end", "sound"] | None:
    if entry.puzzle is None:
        return None
    return "sound" if entry.puzzle.unsound else "end"


def _preset(game: AnyGame, name: str) -> Preset:
    known = {option.name: option for option in game.options}
    values = {option: known[option].read(value) for option, value in game.presets[name].items()}
    return Preset(name, bilingual(f"preset_{name}"), values)


def _option(option: Option, of: Literal["option", "policy"]) -> OptionTold:
    """Its sentences stand in messages/ under what it is an option of."""
    code, ranged = f"{of}_{option.name}", option.type == "int"
    return OptionTold(
        option.name,
        option.type,
        option.default,
        choices=tuple(map(str, option.choices)) or None,
        min=option.least if ranged else None,
        max=option.most if ranged else None,
        labels={str(c): bilingual(f"{code}_{c}") for c in option.choices},
        label=bilingual(code),
        help=bilingual(f"{code}_help"),
    )
