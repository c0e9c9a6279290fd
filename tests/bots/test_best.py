"""The command best, and what it says where there is no best move."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from setzkasten.catalogue import CATALOGUE
from setzkasten.catalogue.policies import policy_of
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence
from tests.puzzle.solving import Said, Typist

RECORDS = Path(__file__).parents[1] / "records"
# When does the next step happen? After all that stands in any record.
AT = 99_999_999
HEAD = "szk 1\ngame nomina\nedition 1\nseat 1 person Anna\nseat 2 person Bert\n\n"


@pytest.fixture
def typist(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Typist:
    return Typist(tmp_path, capfd, monkeypatch)


def best(typist: Typist, steps: str, *arguments: object) -> Said:
    record = typist.file("game.szk", HEAD + steps)
    return typist.setz("best", record, *arguments)


def parts(words: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(word["word"], word["points"]) for word in words]


def all_accepted(typist: Typist, text: str, count: int = 4) -> list[dict[str, Any]]:
    """The best moves where the record ends; replay accepts each with just these points."""
    record = typist.file("game.szk", text)
    said = typist.setz("best", record, "--count", count, "--json").json
    assert said["complete"] is True
    for move in said["moves"]:
        longer = typist.file("longer.szk", f"{text}\n{AT} {said['seat']} {move['move']}\n")
        last = typist.setz("replay", longer, "--json", "--judge", "lexicon").json["steps"][-1]
        assert last["accepted"], (move, last)
        assert (last["points"], parts(last["words"])) == (move["points"], parts(move["words"]))
    moves: list[dict[str, Any]] = said["moves"]
    return moves


def test_every_move_named_is_accepted_by_replay_with_its_points(typist: Typist) -> None:
    text = (RECORDS / "nomina-sample.szk").read_text("utf-8")
    assert len(all_accepted(typist, text)) == 4


def head(game: str, position: str = "", options: str = "") -> str:
    lines = f"szk 1\ngame {game}\nedition 1\n{options}seat 1 person Anna\nseat 2 person Bert\n"
    return f"{lines}position {position}\n\n" if position else f"{lines}\n"


def test_holz_completes_oese_in_the_same_turn(typist: Typist) -> None:
    position = "board EXAMEN/...I.A/...N.H./..WORTE; hands LOZES/-; turn 1"
    moves = all_accepted(typist, head("kreuzwort-1936", position), 40)
    words = [{word["word"] for word in move["words"]} for move in moves]
    assert {"HOLZ", "OESE"} <= words[0]
    assert [move["stones"] for move in moves] == sorted(
        (move["stones"] for move in moves), reverse=True
    )


def test_an_i_is_laid_for_a_j_in_the_box_of_1936(typist: Typist) -> None:
    moves = all_accepted(typist, head("kreuzwort-1936", "board A; hands IGD/-; turn 1"), 50)
    assert "IAGD" in {word["word"] for move in moves for word in move["words"]}


def test_red_jollies_are_vowels_and_black_ones_consonants(typist: Typist) -> None:
    moves = all_accepted(typist, head("kreuzwort-super", "board R; hands +T/-; turn 1"), 40)
    jollies = {sign for move in moves for sign in move["move"] if sign.islower()} - {"v"}
    assert jollies <= set("aeiouy")
    moves = all_accepted(typist, head("kreuzwort-super", "board O; hands */-; turn 1"), 40)
    jollies = {sign for move in moves for sign in move["move"].split()[-1] if sign.islower()}
    assert jollies
    assert not jollies & set("aeiouy")


def test_a_jolly_that_can_be_robbed_is_named_after_the_words(typist: Typist) -> None:
    text = head("point-typ-dom", "board TEXaS; hands AQ/-; turn 1")
    moves = all_accepted(typist, text, 200)
    assert moves[-1]["move"] == "rob 0,3"


def test_who_finds_no_word_buys_or_passes(typist: Typist) -> None:
    moves = all_accepted(typist, head("point-typ-dom", "board Q; hands X/-; turn 1"), 20)
    assert [move["move"] for move in moves[:2]] == ["buy black", "buy red"]
    assert moves[-1]["move"] == "pass"


def test_who_is_late_buys(typist: Typist) -> None:
    moves = all_accepted(typist, head("kreuzwort-1936", "board HAUS; turn 1; phase buy"))
    assert [move["move"] for move in moves] == ["buy black", "buy red"]


def test_stones_that_nobody_knows_are_not_guessed(typist: Typist) -> None:
    record = typist.file("game.szk", head("point-typ-dom", "board HAUS; hands E./5; turn 1"))
    said = typist.setz("best", record, "--json").json
    assert not said["complete"]
    assert said["moves"][0]["words"][0]["word"] == "HAUSE"


def test_the_second_word_of_a_turn_is_searched_like_the_first(typist: Typist) -> None:
    text = head("point-typ-dom", "board EXAMEN; hands ET/-; turn 1; phase second")
    best = all_accepted(typist, text)[0]
    assert (best["points"], best["words"][0]["word"]) == (13, "TEX")


def test_the_first_word_lies_on_the_start_and_counts_its_colours(typist: Typist) -> None:
    text = head("lingua", "hands HyAyUySyTrEbRgNgMgDg/-; turn 1")
    best = all_accepted(typist, text)[0]
    assert best["move"].startswith("B2> ")
    assert best["points"] >= 4 * 26
    assert best["earned"] >= 1


def test_in_lingua_no_word_comes_twice(typist: Typist) -> None:
    row = ".HyAyUySy" + "." * 12
    rows = "/".join(["." * 17, row, *["." * 17] * 15])
    told = f"board {rows}; hands HrArUrSr/-; turn 1; laid 1"
    texts = [head("lingua", told + used) for used in ("", "; used HAAR RAUS")]
    for text in texts:
        moves = all_accepted(typist, text, 60)
        formed = {word["word"] for move in moves for word in move["words"]}
        assert formed
        assert "HAUS" not in formed


def test_who_finds_no_word_in_lingua_swaps(typist: Typist) -> None:
    moves = all_accepted(typist, head("lingua", "hands QbXr/-; turn 1"))
    assert [move["move"] for move in moves] == ["swap Qb Xr", "pass"]


@pytest.mark.parametrize("game", ["point-typ-dom", "kreuzwort-1936", "kreuzwort-super"])
def test_what_hurts_is_no_best_move_unless_asked_for(typist: Typist, game: str) -> None:
    record = typist.file("game.szk", head(game, "board PENI; hands S/-; turn 1"))
    for asked, named in (((), False), (("--coarse",), True)):
        said = typist.setz("best", record, "--count", 90, "--json", *asked).json
        formed = {word["word"] for move in said["moves"] for word in move["words"]}
        assert ("PENIS" in formed) is named


@pytest.mark.parametrize("game", [name for name, e in CATALOGUE.items() if e.policy])
def test_no_adviser_searches_words_that_hurt(game: str) -> None:
    policy = policy_of(game)
    own_list = replace(policy, only="list", own_list=frozenset({"PENIS", "HAUS"}))
    for words, named in ((policy, False), (own_list, False), (replace(policy, coarse=True), True)):
        counting = Words.german().under(words)
        for known in (counting.offered, counting.known()):  # of searches, and of crafts
            index = known.graph.index("PENIS")
            assert (index >= 0 and bool(known.mask[index])) is named
            assert "HAUS" in known.graph


def test_people_read_moves_with_words_and_points(typist: Typist) -> None:
    said = best(typist, "0 1 E7> WAS\n", "--count", 2)
    assert said.out.splitlines()[0] == "Platz 2 ist am Zug:"
    assert len(said.out.splitlines()) == 3


def test_the_first_word_lies_in_the_middle(typist: Typist) -> None:
    said = best(typist, "", "--count", 1, "--json").json
    assert said["moves"][0]["points"] == 3
    assert said["moves"][0]["move"].startswith("E7> ")


def test_a_game_that_is_over_has_no_best_move(typist: Typist) -> None:
    said = best(typist, "0 1 give-up\n1 2 pass\n", "--json")
    assert (said.code, said.out) == (2, "")
    assert said.error == f"{sentence('hint_over')}\n"


def test_before_the_stones_are_dealt_it_is_nobodys_turn(typist: Typist) -> None:
    record = typist.file("game.szk", HEAD.replace("nomina", "lingua"))
    said = typist.setz("best", record)
    assert (said.code, said.error) == (2, f"{sentence('hint_no_turn')}\n")


def test_a_refused_step_is_said(typist: Typist) -> None:
    said = best(typist, "0 1 E7> XQZ\n")
    assert said.code == 1
    assert "XQZ zählt hier nicht" in said.error


@pytest.mark.parametrize("arguments", [("--count", 0), ("--seconds", 0), ("--seconds", "nan")])
def test_settings_that_make_no_sense_are_said(
    typist: Typist, arguments: tuple[object, ...]
) -> None:
    said = best(typist, "", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.error


def test_a_file_that_is_no_record_is_said(typist: Typist) -> None:
    assert typist.setz("best", typist.file("no.szk", "hello")).code == 2
    assert typist.setz("best", typist.folder / "none.szk").code == 2
