"""Handicaps: a head start, longer words, better known words; over every game that knows them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from setzkasten import Match
from setzkasten.catalogue import GAMES
from setzkasten.catalogue.handicaps import known_handicaps
from setzkasten.core.game import Act, Refusal, ScoredWord
from setzkasten.core.handicap import LEVEL, TOO_RARE, TOO_SHORT, Handicap
from setzkasten.core.happening import Proposed
from setzkasten.core.record import Header, Sitter, first_link, read_record
from setzkasten.lexicon.limit import NO_LIMIT, limit_of
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.server.live.computer import thought_of
from setzkasten.server.work.hint_jobs import advise
from setzkasten.table import voting
from setzkasten.table.frame import frame
from setzkasten.table.opening import open_table
from setzkasten.table.replay import game_of, replay
from setzkasten.table.table import Table
from setzkasten.table.telling import record_of
from tests.bots.knowing import KNOWN, SMALL

POINTS, WORDS = ("points",), ("letters", "words")
ALL = (*POINTS, *WORDS)
KNOWN_IN = {
    "nomina": ALL,
    "krux": POINTS,  # its words grow over many turns, and nobody says no to them
    "kreuzwortbild": (),
    "kreuzwort-1936": WORDS,
    "kreuzwort-super": WORDS,
    "point-typ-dom": WORDS,  # who is out first wins, whatever the points
    "presto-1936": WORDS,
    "presto-super": ALL,
    "recht-1936": WORDS,
    "recht-super": WORDS,
    "schach-dem-wort": WORDS,
    "lingua": ALL,
    "cartino": POINTS,
    "boggle": ALL,
}
# Some words of the tests are met less often than every day; computers know them.
RARE = Words(
    SmallLexicon(
        {
            key: replace(entry, zipf=3.2 if number % 3 else 7.0)
            for number, key in enumerate(SMALL)
            if (entry := SMALL.entry(key))
        }
    )
)
SEEDS = {"presto-1936": 5, "kreuzwort-super": 5, "boggle": 1}
# In so many games somebody makes a word that somebody else may not make.
MOST_GAMES = 12
LIMITS = (Handicap(letters=4), Handicap(words="everyday"))
LIMITED = [game for game in KNOWN_IN if KNOWN_IN[game][-2:] == WORDS]


def test_each_game_knows_the_handicaps_that_mean_something_there() -> None:
    assert {game: known_handicaps(game, {}) for game in GAMES} == KNOWN_IN
    assert known_handicaps("point-typ-dom", {"winner": "points"}) == ALL


@pytest.mark.parametrize("game", [game for game in KNOWN_IN if "points" in KNOWN_IN[game]])
def test_a_head_start_counts_in_standing_and_result(game: str) -> None:
    match = Match(game, seats=(LEVEL, Handicap(points=500)), words=KNOWN, seed=1)
    assert match.scores == (0, 500)
    match.leave(0) if game in ("nomina", "krux") else _over(match)
    _over(match)
    own = match.game.scores(match.state)
    assert match.over
    assert match.scores == (own[0], own[1] + 500)
    assert match.winners == (1,)
    again = read_record(match.record().encode())
    assert again.header.sitters[1].handicap == Handicap(points=500)
    assert replay(again, match.game, lexicon=KNOWN.judge.answer).match.winners == (1,)


def _over(match: Match) -> None:
    """Nobody does more than they must."""
    while not match.over:
        if match.turn is None:
            match.wait()
        else:
            idle = match.game.idle(match.state, match.turn)
            match.play(match.random_action() if idle is None else idle)


@pytest.mark.parametrize("handicap", LIMITS, ids=["letters", "words"])
@pytest.mark.parametrize("game", LIMITED)
def test_computers_keep_to_their_handicap_and_records_hold(game: str, handicap: Handicap) -> None:
    match = Match(game, seats=(handicap, handicap), words=RARE, seed=SEEDS.get(game, 0))
    _play(match, moves=20)  # raises, if a move were refused
    held = RARE.within(limit_of(handicap)).judge
    made = _made(match)
    assert made, "nothing was laid"
    free = made[:1] if game == "nomina" else []  # of three stones, whatever was agreed
    assert [word for word in made if held.bar(word) and word not in free] == []
    record, words = read_record(match.record().encode()), match.words
    again = replay(
        record, match.game, lexicon=words.judge.answer, court="lexicon", words=lambda: words
    )
    assert (again.refused, again.match.state) == (None, match.state)


@pytest.mark.parametrize("handicap", LIMITS, ids=["letters", "words"])
@pytest.mark.parametrize("game", [game for game in LIMITED if game != "schach-dem-wort"])
def test_a_word_that_a_seat_may_not_make_is_refused_with_its_squares(
    game: str, handicap: Handicap
) -> None:
    """The moves of seats that may make every word, tried by one that may not."""
    assert any(_refused(game, seed, handicap) for seed in range(MOST_GAMES))


def _refused(game: str, seed: int, handicap: Handicap) -> int:
    """How many of a game's first moves are refused to a seat that is held to its handicap."""
    free = Match(game, words=RARE, seed=seed)
    own = RARE.under(free.words.policy).within(limit_of(handicap)).judge
    code, refused = TOO_SHORT if handicap.letters else TOO_RARE, 0
    for _ in range(20):
        if free.turn is None:
            free.wait()
        if free.turn is None:
            break
        level = "meister" if game == "boggle" else "stark"
        act = Act(free.turn, free.bot_action(level), at=free.moment)
        tried = free.propose(act, free.words.judge, own)
        if tried.refusal:
            refused += 1
            assert (tried.refusal.code, tried.refusal.data["word"]) == (code, _barred(tried, act))
            assert tried.refusal.squares or game == "boggle"  # typed, without its way
            assert sentence(code, tried.refusal.data)
        else:
            words = () if tried.report.secret else tried.report.words
            assert not [w for w in words if _whole(w) and own.bar(w.word)]
        free.play(act.action)
    return refused


@pytest.mark.parametrize(
    ("handicap", "last", "code", "word"),
    [
        (Handicap(words="known"), "U", TOO_RARE, "UHU"),
        (Handicap(letters=4), "R", TOO_SHORT, "UHR"),
        (Handicap(letters=3), "R", None, ""),
        (LEVEL, "U", None, ""),
    ],
)
def test_in_schach_dem_wort_it_is_the_finished_word_that_counts(
    handicap: Handicap, last: str, code: str | None, word: str
) -> None:
    words = Words(SmallLexicon.read("Uhr ; zipf 5\nUhu ; zipf 1\n"))
    stones = "board UH; open 0,0>; hands UHR/RUH; turn 2"
    match = Match("schach-dem-wort", seats=(LEVEL, handicap), words=words, position=stones)
    refusal = match.refusal(f"0,2> {last}", 1)
    assert (refusal.code if refusal else None) == code
    assert not refusal or (refusal.data["word"], len(refusal.squares)) == (word, 3)


def _barred(tried: Proposed, act: Act[Any]) -> str:
    words = [word.word for word in tried.report.words if word.answer == "no"]
    return words[0] if words else act.action.word


def _play(match: Match, *, moves: int) -> None:
    for _ in range(moves):
        if match.turn is None:
            match.wait()
        if match.over:
            return
        match.play(match.bot_action("stark"))


def _made(match: Match) -> list[str]:
    reports = (taken.report for taken in match.taken)
    return [word.word for report in reports for word in report.words if _whole(word)]


def _whole(word: ScoredWord) -> bool:
    """Not a fragment that somebody may go on with."""
    return word.answer != "no" and ("open", 0) not in word.parts


FEW = Words(SmallLexicon.read("was ; zipf 5\nWitz ; zipf 3\nWasser ; zipf 3"))
WITZ = ((3, 4), (4, 4), (5, 4), (6, 4))


def seated(*handicaps: Handicap, kinds: tuple[str, ...] = ("person", "person")) -> Table:
    """Anna and Bert at Nomina; WAS lies, and Bert could lay WITZ."""
    sitters = tuple(
        Sitter((name,), kind, "leicht" if kind == "computer" else "", handicap)
        for name, kind, handicap in zip(("Anna", "Bert"), kinds, handicaps, strict=True)
    )
    header = Header("nomina", sitters, options={"start": "agreed", "time": "0"})
    table = open_table(header, words=FEW, rng=Random(1), now=0)
    assert table.play(0, "E4> WAS", 10).refusal is None  # three letters, whatever was agreed
    return table


@pytest.mark.parametrize(
    ("handicap", "refusal"),
    [
        (Handicap(letters=5), Refusal(TOO_SHORT, {"word": "WITZ", "least": 5}, WITZ)),
        (Handicap(words="everyday"), Refusal(TOO_RARE, {"word": "WITZ", "least": 0}, WITZ)),
        (Handicap(points=9, letters=4, words="known"), None),
    ],
)
def test_a_dry_run_and_a_move_say_the_same(handicap: Handicap, refusal: Refusal | None) -> None:
    table = seated(handicap, handicap)
    assert table.trial(1, "E5v ITZ", 20).refusal == refusal
    played = table.play(1, "E5v ITZ", 20)
    assert played.refusal == refusal
    assert [word.reason for word in played.words if word.answer == "no"] == (
        [refusal.code] if refusal else []
    )
    assert code(voting.ask_vote(table, 1, 30, "E5v ITZ")) == (
        refusal.code if refusal else "not_your_turn"
    )


def test_alone_nobody_answers_for_a_word_that_is_too_short() -> None:
    table = seated(LEVEL, LEVEL, kinds=("computer", "person"))
    assert voting.accept_word(table, 1, "WOUI", 20, "E5v OUI") is None
    held = seated(LEVEL, Handicap(letters=5), kinds=("computer", "person"))
    assert code(voting.accept_word(held, 1, "WOUI", 20, "E5v OUI")) == "not_in_dispute"


def test_a_word_that_the_round_lets_count_is_known_to_it() -> None:
    table = seated(LEVEL, Handicap(letters=4, words="everyday"))
    assert voting.ask_vote(table, 1, 20, "E5v OUI") is None
    assert voting.vote(table, 0, 30, aye=True) is None
    assert "+WOUI[1+]" in table.lines()[-1]


def test_the_table_tells_it_keeps_it_and_counts_it() -> None:
    table = seated(Handicap(points=20), Handicap(letters=5))
    told = frame(table, "t", None, 20)
    assert (told.scores, [seat.handicap for seat in told.seats]) == (
        (23, 0),
        [Handicap(points=20), Handicap(letters=5)],
    )
    text = record_of(table)
    assert "handicap 1 points=20\nhandicap 2 letters=5\n" in text
    assert text.rstrip().endswith("= 23 0")
    found = read_record(text.encode())
    assert found.header.sitters == table.header.sitters
    again = replay(found, game_of(found, GAMES), lexicon=FEW.judge.answer)
    assert again.match.scores == (23, 0)
    plain = replace(table.header, sitters=tuple(Sitter(s.names) for s in table.header.sitters))
    assert first_link(plain) != first_link(table.header), "a handicap is part of what was agreed"


def test_a_computer_and_a_hint_are_told_of_the_limit() -> None:
    held = Handicap(words="everyday")
    table = seated(LEVEL, held, kinds=("person", "computer"))
    own = thought_of(table, table.match.state, 1)
    assert own.limit == limit_of(held)
    hint, free = advise(FEW, own), advise(FEW, replace(own, limit=NO_LIMIT))
    assert hint is None or not hint.words, "all that could be laid is rare"
    assert free
    assert free.words == ("WASSER",)


def code(refusal: Refusal | None) -> str | None:
    return refusal.code if refusal else None
