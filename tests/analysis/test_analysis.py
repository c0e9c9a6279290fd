"""What a game could have been: costs, turning points, the word nobody saw, and the command."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from setzkasten.analysis.analyse_cli import left_of
from setzkasten.analysis.analysis import WastedThings, analysed
from setzkasten.analysis.sheet import as_text
from setzkasten.analysis.task import Purse, Task, task_of
from setzkasten.analysis.weighing import Side, Weighed
from setzkasten.bots.presto_review import PrestoRounds
from setzkasten.bots.review import Missed, SeenRound
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.core.record import read_record
from setzkasten.door.match import Match
from setzkasten.games.presto.state import Finish, Round
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from setzkasten.table.replay import Replay, replay
from tests.puzzle.solving import Typist

RECORDS = Path(__file__).parents[1] / "records"
PLAYED = Path(__file__).parents[1] / "playthroughs"


@pytest.fixture
def typist(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Typist:
    return Typist(tmp_path, capfd, monkeypatch)


def move(number: int, points: int, best: int, scores: tuple[int, int], **more: int) -> Weighed:
    """Seats take turns; the best word of a move is named after its points."""
    return Weighed(
        number,
        (number - 1) % 2,
        Side("E4> WAS", (f"LAID{number}",), points, 3, 0, more.get("jollies", 0)),
        scores,
        Side("E4> TEIL", (f"BEST{best}",), best, 3, more.get("best_earned", 0)),
        bool(more.get("complete", 1)),
    )


def game(winners: tuple[int, ...] = (0,)) -> Task:
    return Task("nomina", 2, winners, ())


MOVES = (
    move(1, 3, 3, (3, 0)),
    move(2, 4, 9, (3, 4), complete=0, best_earned=2),
    move(3, 20, 20, (23, 4)),
    move(4, 1, 9, (23, 5), jollies=1),
    move(5, 2, 3, (25, 5)),
)


def test_a_move_costs_what_the_best_would_have_brought_more() -> None:
    whole = analysed(game(), MOVES)
    assert [whole.cost(m) for m in whole.moves] == [0, 5, 0, 8, 1]
    assert whole.wasted == (WastedThings(0, 0), WastedThings(2, 1))


def test_the_turning_points_are_told_in_their_order() -> None:
    whole = analysed(game(), MOVES)
    told = [(turning.number, turning.kind) for turning in whole.turning]
    assert told[-2:] == [(3, "lead"), (4, "missed")]
    assert len(told) == 3


def test_who_only_ends_the_game_turns_nothing() -> None:
    """The lead was taken a move before; then somebody passes, and it is certain who won."""
    last = Weighed(3, 0, Side("pass", (), 0, 0), (3, 4), None, complete=True)
    whole = analysed(game((1,)), (move(1, 3, 3, (3, 0)), move(2, 4, 4, (3, 4)), last))
    assert whole.chances[-1] == (0.0, 1.0)
    assert [turning.number for turning in whole.turning] == [1, 2]


def test_a_head_start_stands_before_the_first_move_and_is_no_lead_taken() -> None:
    moves = move(1, 3, 3, (23, 0)), move(2, 4, 4, (23, 4))
    whole = analysed(replace(game((0,)), ahead=(20, 0)), moves)
    assert whole.began == (20, 0)
    assert "lead" not in {turning.kind for turning in whole.turning}
    rounds = analysed(replace(game((0,)), ahead=(20, 0)), [SeenRound(1, (0, 3), (), 0)])
    assert rounds.standing == ((20, 3),)
    assert not analysed(game(()), []).standing


def test_what_leaves_the_turn_to_the_seat_costs_nothing() -> None:
    """A jolly is robbed, and the word with it is laid then."""
    at = "board TEXaS; hands AQ/E; stock 5; turn 1"
    match = Match("point-typ-dom", words=Words.listed({"TEXAS", "QUA"}), position=at)
    match.play("rob 0,3")
    (robbery,) = task_of(match, 2).pieces
    looked = Purse(2.0, 1).look("point-typ-dom", robbery, match.words)
    assert isinstance(looked, Weighed)
    assert (looked.best, looked.complete) == (None, True)


def test_chances_are_shares_and_end_with_who_won() -> None:
    whole = analysed(game(), MOVES)
    assert all(sum(shares) == pytest.approx(1) for shares in whole.chances)
    assert whole.chances[2][0] > whole.chances[1][0]
    assert whole.chances[-1] == (1.0, 0.0)


def test_the_word_nobody_saw_is_the_best_and_how_long_it_was_there() -> None:
    unseen = analysed(game(), MOVES).unseen
    assert unseen
    assert (unseen.word, unseen.gain, unseen.first, unseen.last) == ("BEST9", 9, 2, 4)


def test_what_was_left_lying_has_the_name_of_its_game() -> None:
    whole = analysed(game(), MOVES)
    assert "Bert hat 2 Bons liegen lassen." in as_text(whole, ["Anna", "Bert"], "nomina")
    assert "liegen lassen" not in as_text(whole, ["Anna", "Bert"], "boggle")


def test_of_several_words_each_brings_its_own() -> None:
    best = Side("A1> REH", ("EI", "REH"), 12, 3, each=(3, 9))
    moves = (Weighed(1, 0, Side("pass", (), 0, 0), (0, 0), best, complete=True),)
    unseen = analysed(game(()), moves).unseen
    assert unseen
    assert (unseen.word, unseen.gain) == ("REH", 9)


def test_a_search_that_was_cut_off_says_at_least() -> None:
    text = as_text(analysed(game(), MOVES), ["Anna", "Bert"])
    lines = text.splitlines()
    assert lines[1].endswith(sentence("analysis_better_least", {"words": "BEST9", "n": 9}))
    assert lines[3].endswith(sentence("analysis_better", {"words": "BEST9", "n": 9}))
    assert "Besser" not in lines[0]


def test_what_lays_neither_words_nor_stones_is_told_as_it_is_written() -> None:
    """A game with a die: its squares stand in its actions alone."""
    laid, best = Side("A4", (), 5, 0), Side("C2", (), 30, 0)
    moves = (Weighed(1, 0, laid, (5, 0), best, complete=True),)
    told = as_text(analysed(game((0,)), moves), ["Anna", "Bert"]).splitlines()[-1]
    assert told == "Zug 1: Anna legt A4, 5 Punkte. C2 hätte 30 Punkte gebracht."


def test_turning_points_are_sentences() -> None:
    laid = Side("E4> WAS", ("WAS",), 20, 3)
    lost = Side("C2> X", ("NEUX",), -9, 1)
    silent = Side("give-up", (), 0, 0)
    best = Side("A1> REH", ("REH", "EI"), 12, 3)
    told = as_text(
        analysed(
            game((0,)),
            (
                Weighed(1, 0, laid, (20, 0), None, complete=True),
                Weighed(2, 1, lost, (20, -9), None, complete=True),
                Weighed(3, 1, silent, (20, -9), best, complete=False),
            ),
        ),
        ["Anna", "Bert"],
    ).split("\n\n")[1]
    stones = analysed(game((0,)), (Weighed(1, 0, replace(laid, points=0), (0, 0), None, True),))
    assert as_text(stones, ["Anna", "Bert"]).endswith("Mit WAS legt Anna 3 Steine und führt.")
    assert told.splitlines()[1:] == [
        sentence("analysis_lead", {"move": 1, "words": "WAS", "name": "Anna", "gain": "20 Punkte"}),
        "Zug 2: NEUX kostet Bert 9 Punkte.",
        "Zug 3: Bert legt nichts. REH und EI hätten mindestens 12 Punkte gebracht.",
    ]


def test_a_game_without_points_counts_stones() -> None:
    whole = analysed(game(()), (move(1, 0, 0, (0, 0)), move(2, 0, 0, (0, 0))))
    assert whole.unit == "stones"
    assert whole.standing == ((3, 0), (3, 3))


def test_the_leaflets_game_is_analysed(typist: Typist) -> None:
    said = typist.setz("analyse", RECORDS / "nomina-sample.szk", "--json").json
    assert said["unit"] == "points"
    first = said["moves"][0]
    assert (first["words"], first["points"], first["cost"]) == (["WAS"], 3, 0)
    assert all(m["best"]["points"] >= m["points"] for m in said["moves"] if m["best"]["complete"])
    assert len(said["turning"]) == 3
    assert len(said["standing"]) == len(said["chances"]) == len(said["moves"])


def test_what_cannot_be_read_is_said(typist: Typist) -> None:
    assert typist.setz("analyse", typist.file("game.szk", "nonsense")).code == 2
    for seconds in (0, "nan", "inf"):
        said = typist.setz("analyse", RECORDS / "nomina-sample.szk", "--seconds", seconds)
        assert (said.code, said.out, len(said.error.splitlines())) == (2, "", 1)


def played(name: str, words: Words) -> Replay:
    record = read_record((PLAYED / name).read_bytes())
    return replay(record, GAMES[record.header.game], lexicon=words.judge.answer)


def under(game: str) -> Words:
    policy = CATALOGUE[game].policy
    assert policy
    return Words.german().under(policy)


def test_a_move_of_krux_costs_what_its_half_would_count_more() -> None:
    words = Words.listed({"TU", "TUN", "ZUG", "ROT", "ALT"})
    task = task_of(played("krux-2.szk", words).match, 2)
    purse = Purse(6.0, 5)
    whole = analysed(task, [purse.look("krux", piece, words) for piece in task.pieces[2:7]])
    assert whole.unit == "points"
    told = [(move.made.points, whole.standing[at]) for at, move in enumerate(whole.moves)]
    assert told[:3] == [(3, (3, 0)), (-1, (2, 0)), (3, (2, 3))]
    assert whole.moves[4].made.points == -9  # TUNZUG is no word, and TUN is gone
    assert whole.cost(whole.moves[4]) >= 12


def test_what_nobody_found_in_a_round_of_boggle_is_told() -> None:
    words = under("boggle")
    task = task_of(played("boggle-simple.szk", words).match, 2)
    purse = Purse(5.0, len(task.pieces))
    whole = analysed(task, [purse.look("boggle", piece, words) for piece in task.pieces])
    assert not whole.moves
    assert len(whole.standing) == len(whole.rounds) > 0
    best = [one.missed[0].points for one in whole.rounds if one.missed]
    assert whole.unseen
    assert whole.unseen.gain == max(best)
    assert all(one.count >= len(one.missed) for one in whole.rounds)


def test_a_hand_of_presto_that_could_have_been_laid_is_told() -> None:
    words = Words.listed({"WAS", "ART"})
    shown = Round((Finish(2, 1000, 0, ()),), (0, 0, 4), (tuple("WASRT"), tuple("XYZ"), ()), ())
    seen = PrestoRounds().seen((shown, False), 1, words=words, seconds=4.0)
    assert seen.points == (0, 0, 4)
    assert [(one.seat, sorted(one.words)) for one in seen.missed] == [(0, ["ART", "WAS"])]


def test_rounds_are_told_in_words() -> None:
    first = SeenRound(1, (0, 3), (Missed(("BUEHNE",), 3), Missed(("WOCHE",), 2)), 7)
    second = SeenRound(2, (5, 0), (Missed(("EX",), seat=1),), 1)
    text = as_text(analysed(game(), [first, second]), ["Anna", "Bert"])
    assert "BUEHNE 3, WOCHE 2" in text
    assert sentence("analysis_missed_hand", {"name": "Bert", "words": "EX"}) in text
    assert sentence("analysis_round_lead", {"move": 2, "name": "Anna", "n": 5}) in text


def test_when_the_time_is_used_up_nobody_searches() -> None:
    words = under("nomina")
    record = read_record((RECORDS / "nomina-sample.szk").read_bytes())
    match = replay(record, GAMES["nomina"], lexicon=words.judge.answer).match
    looked = Purse(0.0, 1).look("nomina", task_of(match, 4).pieces[1], words)
    assert isinstance(looked, Weighed)
    assert (looked.best, looked.complete) == (None, False)


def test_what_was_spent_before_the_first_move_is_searched_no_more() -> None:
    """Words are read and the game is played again by the same core."""
    assert left_of(18.0, 1.5) == 16.5
    assert left_of(0.5, 1.5) == 0.25
