"""A record played again: every step checked, judged and carried out, up to the first refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Literal, TypeAlias

from setzkasten.catalogue import CATALOGUE
from setzkasten.catalogue.handicaps import fitting
from setzkasten.core.allowance import Allowance
from setzkasten.core.claims import LEXICON, Claim, Verdict, allowed, in_order
from setzkasten.core.game import (
    NOTHING,
    Act,
    AnyGame,
    Left,
    Millis,
    Refusal,
    Report,
    Ruled,
    Seat,
)
from setzkasten.core.handicap import HANDICAPS
from setzkasten.core.match import Happening, Match, TakenBack
from setzkasten.core.options import OptionError, defaults_of, older_editions
from setzkasten.core.position import PositionError, write_position
from setzkasten.core.record import Header, Line, Record, RecordError, read_happening
from setzkasten.core.record_header import GAME
from setzkasten.core.values import value
from setzkasten.lexicon.words import Words
from setzkasten.table.answering import Answerer, Answering
from setzkasten.table.journal import Agreed
from setzkasten.table.journal_text import SAID, read_said_line
from setzkasten.table.settled import Settled

Court: TypeAlias = Literal["record", "lexicon", "trust"]


# In which field of a position does a fault show that does not say so itself?
_FIELDS = {
    "position_board": "board",
    "position_buying": "buying",
    "position_case": "case",
    "position_chips": "bons",
    "position_hand": "hands",
    "position_phase": "phase",
    "position_split": "board",
    "position_stock": "stock",
    "position_stones": "board",
}


@value
class Played:
    """One step of the record and what came of it."""

    line: int
    seat: Seat | None
    text: str
    scores: tuple[int, ...] = ()
    next: tuple[Seat, ...] = ()
    over: bool = False
    position: str = ""
    state: object = None
    report: Report = NOTHING
    refusal: Refusal | None = None
    sign: str = ""  # who or what it was, as the line has it


@value
class Replay:
    game: AnyGame
    match: Match
    steps: tuple[Played, ...]
    policy: Mapping[str, str]  # what the table had changed in the end about which words count
    settled: Settled | None = None  # what it said about single ones, where there were words

    @property
    def refused(self) -> Played | None:
        return self.steps[-1] if self.steps and self.steps[-1].refusal else None


def game_of(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    game = games.get(record.header.game)
    if game is None:
        known = ", ".join(games)
        place = record.place("game")
        raise RecordError("record_unknown_game", place, game=record.header.game[:40], known=known)
    known_editions = (*older_editions(game.options), game.edition)
    edition, place = record.header.edition, record.place("edition")
    if edition and edition not in known_editions:
        known = ", ".join(known_editions)
        raise RecordError("record_edition", place, edition=edition[:40], known=known)
    return game


def options_of_header(header: Header, game: AnyGame) -> dict[str, object]:
    """What the table agreed on; for the rest a record is played by the rules of its edition."""
    return {**defaults_of(game.options, header.edition), **header.options}


def opening_of(record: Record, game: AnyGame) -> object:
    """The state before the first step: the opening, or the set-up position of the header."""
    header = record.header
    seats, options = len(header.sitters), options_of_header(header, game)
    for number, sitter in enumerate(header.sitters, 1):
        if not sitter.handicap.sound:
            raise RecordError("handicap_range", **HANDICAPS)
        if fitting(sitter.handicap, game.id, options) != sitter.handicap:
            place = record.place(f"handicap {number}", "handicap")
            raise RecordError("handicap_not_here", place, game=game.name, seat=number)
    try:
        if header.position:
            state: object = game.read_position(header.position, seats, options)
            return state
        opening: object = game.start(seats, options)
        return opening
    except OptionError as error:
        name = str(error.data["name"])
        place = record.place(f"option {name}", name, "seat")
        raise RecordError(error.code, place, **error.data) from error
    except PositionError as error:
        field = str(error.data.get("field", _FIELDS.get(error.code, "")))
        place = record.place(f"position {field}", "position")
        raise RecordError(error.code, place, **error.data) from error


def match_of(record: Record, game: AnyGame, *, keep: int = 0) -> Match:
    """Before its first step, by the clock of the header."""
    opening, header = opening_of(record, game), record.header
    allowance = allowance_of(header, game)
    return Match(game, opening, keep=keep, allowance=allowance, ahead=ahead_of(header))


def ahead_of(header: Header) -> tuple[int, ...]:
    """The head start of each seat; nothing: nobody has one."""
    points = tuple(sitter.handicap.points for sitter in header.sitters)
    return points if any(points) else ()


def allowance_of(header: Header, game: AnyGame) -> Allowance | None:
    if header.clock != GAME:
        return None
    return Allowance(clock_millis(header, game), (0,) * len(header.sitters))


def clock_millis(header: Header, game: AnyGame) -> Millis:
    """The time for a move, or for all of them; 0: none."""
    option = CATALOGUE[game.id].time_option
    seconds = options_of_header(header, game).get(option, 0) if option else 0
    return 1000 * int(str(seconds))


def replay(
    record: Record,
    game: AnyGame,
    *,
    lexicon: Answerer,
    court: Court = "record",
    words: Callable[[], Words] | None = None,
) -> Replay:
    """Raises `RecordError` for what cannot be read; a refused step ends the list.

    `words`: those behind the lexicon, for seats that may not make all of them and for what is
    agreed on in mid-game.
    """
    match = match_of(record, game)
    player = _Player(match, court, Answering(record.header, match, lexicon, words))
    player.settled = Settled(record.header, match, words()) if words and _asked(record) else None
    for line in record.lines:
        if player.refused:
            break
        player.take(line)
    if not player.refused:
        player.settle()
    return Replay(game, match, tuple(player.played), player.judge.policy, player.settled)


def _asked(record: Record) -> bool:
    """Did people say anything? Few records tell of it, and words are dear to open."""
    return any(line.who == SAID for line in record.lines)


class _Player:
    """Goes down the record; an act that waits for its ruling is settled before the next line."""

    def __init__(self, match: Match, court: Court, judge: Answering) -> None:
        self.game, self.court, self.match, self.judge = match.game, court, match, judge
        self.played: list[Played] = []
        self.settled: Settled | None = None

    @property
    def refused(self) -> bool:
        return bool(self.played) and self.played[-1].refusal is not None

    def take(self, line: Line) -> None:
        if line.totals is not None:
            self.settle()
            if not self.refused:
                self._check_totals(line)
            return
        if line.who == SAID:
            self._hear(line)
            return
        try:
            happening = read_happening(self.game, line)
        except RecordError as error:
            self._refuse_unreadable(line, error)
            return
        if isinstance(happening, Ruled):  # where nothing is asked, there is nothing to answer
            named = () if self.court == "lexicon" else happening.verdicts
            self.settle(named, source=happening.source, at=happening.at)
        else:
            self.settle()
            if not self.refused:
                self._carry_out(line, happening)

    def _hear(self, line: Line) -> None:
        """Of what people do beside the rules only what they agree on about words matters here."""
        said = read_said_line(line)
        if isinstance(said, Agreed):
            self.settle()
            self.judge.agree(dict(said.policy), line.number)
        if self.settled:
            self.settled.hear(said)

    def answer(self, claim: Claim) -> Verdict:
        if self.court == "trust":
            return allowed(claim)
        return self.judge.answer(claim, self.played[-1].seat if self.played else None)

    def settle(
        self, named: Iterable[Verdict] = (), *, source: str = "", at: Millis | None = None
    ) -> None:
        """Answer the open claims: what the record names, the rest by the judge."""
        ruling = self.match.awaiting.ruling
        if not ruling:
            return
        known = {verdict.claim: verdict for verdict in named}
        verdicts = tuple(known.get(claim) or self.answer(claim) for claim in in_order(ruling))
        moment = self.match.now if at is None else at
        done = self.match.propose(Ruled(verdicts, source or LEXICON, at=moment))
        if done.taken:
            self.match.commit(done)
        self._amend(report=done.report if done.taken else None, refusal=done.refusal)

    def _refuse_unreadable(self, line: Line, error: RecordError) -> None:
        """What a seat wrote that no game can read is refused like any other impossible step."""
        if line.who == "§":
            raise error
        self.settle()
        if not self.refused:
            seat = int(line.who) - 1 if line.who.isdigit() else None
            self._note(line, seat, refusal=Refusal(error.code, error.data))

    def _carry_out(self, line: Line, happening: Happening) -> None:
        seat = happening.seat if isinstance(happening, Act | TakenBack | Left) else None
        done = self.match.propose(happening)
        if not done.refusal:
            self.match.commit(done)
        self._note(line, seat, report=done.report, refusal=done.refusal)

    def _note(
        self,
        line: Line,
        seat: Seat | None,
        *,
        report: Report = NOTHING,
        refusal: Refusal | None = None,
    ) -> None:
        fresh = Played(line.number, seat, line.text, report=report, refusal=refusal, sign=line.who)
        self.played.append(fresh)
        self._amend()

    def _amend(self, *, report: Report | None = None, refusal: Refusal | None = None) -> None:
        """Bring the last step up to what stands now."""
        state, last, awaiting = self.match.state, self.played[-1], self.match.awaiting
        self.played[-1] = replace(
            last,
            report=last.report if report is None else report,
            refusal=last.refusal or refusal,
            scores=self.match.scores,
            next=tuple(sorted(awaiting.seats)),
            over=awaiting.over,
            position=write_position(self.game.write_position(state)),
            state=state,
        )

    def _check_totals(self, line: Line) -> None:
        scores = self.match.scores
        if line.totals != scores:
            found, wanted = " ".join(map(str, line.totals or ())), " ".join(map(str, scores))
            raise RecordError("record_totals", line.number, found=found, wanted=wanted)
