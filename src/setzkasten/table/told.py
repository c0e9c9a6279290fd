"""What is told of a table, as the wire has it. Types alone: web/src/lib/wire comes from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Literal, TypeAlias, TypeVar

import msgspec

from setzkasten.core.game import Millis, ScoredWord, Seat
from setzkasten.core.handicap import Handicap
from setzkasten.core.options import OptionValue
from setzkasten.table.splices import Splice

View = TypeVar("View")  # each game has its own
Level: TypeAlias = Literal[
    "leicht", "leicht+", "mittel", "mittel+", "stark", "stark+", "meister", "meister+",
    "~leicht", "~~leicht", "~~~leicht", "~~~~leicht", "~leicht+", "~~leicht+", "~mittel",
    "~~mittel", "~mittel+", "~~mittel+", "~stark", "~~stark", "~stark+", "~~stark+", "~meister",
    "~~meister", "~meister+", "~~meister+", "~~~meister+", "~~~~meister+",
]  # fmt: skip
TalkWay: TypeAlias = Literal["phrases", "text", "child"]
Phrase: TypeAlias = Literal[
    "nice-move",
    "well-seen",
    "lucky",
    "wait-a-moment",
    "short-break",
    "take-your-time",
    "thank-you",
    "good-night",
    "hello",
    "well-played",
    "oh-no",
    "hm",
    "ha-ha",
    "bravo",
    "yes",
    "no",
]
StepKind: TypeAlias = Literal["start", "act", "chance", "expired"]


class SeatTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: one name, or several for a team."""

    names: tuple[str, ...]
    kind: Literal["person", "computer"]
    level: Level | None  # of a computer
    minded: bool = False  # a computer plays for a person who is away
    player: str = ""  # a computer that is not of the house: `own_rosa`, or `wire`
    handicap: Handicap | None = None  # null: none


class DeadlineTold(msgspec.Struct, frozen=True):
    """When time runs out for somebody."""

    name: str
    at: Millis  # in the time of the table
    left: Millis
    running: bool  # false while the clock is held, as during a vote


class ClockTold(msgspec.Struct, frozen=True):
    """What the clock of a game of turns is for."""

    per: Literal["move", "game", "days"]
    total: Millis  # for a move, or for all moves of a seat
    left: tuple[Millis, ...]  # per game: of each seat, when the last step was made
    held: bool  # whoever laid the table has stopped it


class DoubtedWord(msgspec.Struct, frozen=True):
    """A word before a vote, and why the dictionary refuses it."""

    word: str
    reason: str
    data: Mapping[str, str | int]


class BallotTold(msgspec.Struct, frozen=True):
    """A vote on words."""

    words: list[DoubtedWord]
    seat: Seat | None  # whose laying waits for it; null for a word that lies or is read aloud
    action: str | None  # that laying, unless it shows a board that others must not see
    lies: bool  # the word lies on the table: a "no" takes its laying back
    voters: list[Seat]
    voted: list[Seat]
    left: Millis


class ReadWord(msgspec.Struct, frozen=True):
    """A word of a list that the dictionary refuses."""

    word: str
    reason: str
    data: Mapping[str, str | int]
    settled: bool | None  # what the table has said to it


class ReadingTold(msgspec.Struct, frozen=True):
    """Lists are read aloud: words that the dictionary refuses, before they are struck."""

    words: list[ReadWord]
    ready: list[Seat]
    left: Millis


class OfferTold(msgspec.Struct, frozen=True):
    """Something that one seat proposes and that needs everybody's consent."""

    seat: Seat
    kind: str  # words, take-back, abort; stand-in and without are about somebody who is away
    text: str  # `brands=yes old=no`; else seats, from 1: whom it is about, and others not asked
    asked: list[Seat]
    agreed: list[Seat]


class RelaidTold(msgspec.Struct, frozen=True):
    """After a game: somebody laid the table for the next one, and everybody has a seat there."""

    seat: Seat
    game: str
    table: str
    rotated: bool  # everybody sits one seat further on there


class EveningTold(msgspec.Struct, frozen=True):
    """A series: how many games were finished, this one too, and how many each seat has won."""

    games: int
    wins: tuple[int, ...]
    firsts: tuple[int, ...] | None = None  # PR4-03 first places in all rounds, where these decide


class Remark(msgspec.Struct, frozen=True):
    """The last thing that a seat said: a phrase, which everybody reads in their own language."""

    seat: Seat
    phrase: Phrase
    number: int  # counts all that was said at this table


class SpelledTold(msgspec.Struct, frozen=True):
    """GEN-11 How somebody would write it."""

    seat: Seat
    word: str


class SpellingTold(msgspec.Struct, frozen=True):
    """GEN-11 A seat asks how a word is written."""

    seat: Seat
    word: str  # as the seat would write it
    answers: list[SpelledTold]


class SealTold(msgspec.Struct, frozen=True):
    """What every draw follows from: the hash of a seed, and the seed once the game is over."""

    hash: str
    seed: str | None = None


class LogEvent(msgspec.Struct, frozen=True):
    """For telling and animating; the truth is the view."""

    name: str
    data: Mapping[str, object]


class Summary(msgspec.Struct, frozen=True):
    """How a table stands, as lists show it."""

    next: list[Seat]
    over: bool
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    waiting: bool = False  # for people who come by a link
    child: bool = False  # nothing that others wrote is shown
    due: Millis | None = None  # moves take days: when time runs out, in the world outside


class Frame(msgspec.Struct, Generic[View], frozen=True):
    """The whole table as one seat may see it."""

    table: str
    seat: Seat | None  # as whom it is seen; null for somebody who only watches
    v: int  # the version: the next change has the next number
    seq: int  # number of steps so far
    now: Millis  # the time of the table; before a round begins, how much of it is still to come
    game: str
    options: Mapping[str, OptionValue]
    policy: Mapping[str, str]  # what this table changed about which words count, as in a record
    seats: list[SeatTold]
    phase: str
    next: list[Seat]
    left: list[Seat]  # who is out of the game for good
    people: list[Seat]  # who still sits there and is asked; one who gave up does
    over: bool
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    deadline: DeadlineTold | None
    clock: ClockTold | None  # null: none, or the rules have their own
    ballot: BallotTold | None
    reading: ReadingTold | None
    doubtful: list[str]  # words that lie and that a person may still doubt
    offer: OfferTold | None
    call: bool  # a round in real time waits for somebody's call
    starts: Millis | None  # when the last one called for begins, by the clock of `time`
    take_back: Seat | None  # the seat that may take its move back
    again: RelaidTold | None
    evening: EveningTold | None  # null: the first game of it
    hints: bool  # may a seat be helped here: by hints, and by taking back replies of computers?
    helped: list[Seat]  # who was: such a game counts nowhere else
    undo: Seat | None  # the seat that may take its move back with all that came of it
    talk: TalkWay  # set phrases; also free text among invited people; a child's table
    said: list[Remark]  # by each seat the last
    spelling: SpellingTold | None
    seal: SealTold | None  # null: nothing was drawn, or before there were seals
    view: View
    log: list[LogEvent]  # the last events


class OwnChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed for one seat alone."""

    set: Mapping[str, object] = {}
    lists: Mapping[str, list[Splice]] = {}
    log: list[LogEvent] = []


class FrameChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of the frame with the version before; parts of the view are named `view.turn`."""

    v: int
    now: Millis
    set: Mapping[str, object] = {}  # parts that are others now
    lists: Mapping[str, list[Splice]] = {}  # from the front: place, how many go, what comes there
    log: list[LogEvent] = []  # new events; a frame keeps the last twenty
    own: OwnChange | None = None  # the same for this seat alone, after all else


class ReplayStep(msgspec.Struct, frozen=True):
    """What stood there after a move; number 0 is the opening. An act and its ruling are one."""

    kind: StepKind
    seat: Seat | None
    action: str | None  # only its verb, or null, while it would tell what is still hidden
    at: Millis
    words: tuple[ScoredWord, ...]
    points: int
    earned: int
    spent: int
    scores: tuple[int, ...]
    view: object  # the game's own, as somebody sees it who only watches
