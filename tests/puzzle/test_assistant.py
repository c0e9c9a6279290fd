"""The assistant of a picture, on a small list of words."""

from __future__ import annotations

from collections import Counter

import pytest

from setzkasten.core.squares import Square
from setzkasten.lexicon.small import SmallLexicon
from setzkasten.lexicon.words import Words
from setzkasten.solve.assistant import Assistant, Finished
from setzkasten.solve.picture import Picture
from tests.vocabulary import WORDS

PLENTY = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 9)


def itself(square: Square) -> Square:
    return square


def listed(*words: str) -> Assistant:
    return Assistant(Words.listed(words))


def drawn(rows: list[str], done: Finished) -> list[str]:
    signs = {**done.letters, **dict.fromkeys(done.fillers, "#")}
    return Picture(rows).with_letters(signs).rows  # type: ignore[return-value]  # a list of ours


def test_what_fits_fills_the_line_up_to_the_fillers() -> None:
    fits = listed("HEBEL", "HAGEL", "HALLEN", "HERD").fits(
        ["H", ".", ".", ".", "L", "#"], (2, 0), down=True, case=PLENTY
    )
    assert [fit.word for fit in fits] == ["HAGEL", "HEBEL"]
    assert fits[0].squares == ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))


def test_shorter_words_follow_if_they_hold_a_letter_and_touch_none() -> None:
    fits = listed("HUT", "UT", "HU", "TAT").fits(["H..."], (0, 1), down=False, case=PLENTY)
    assert [fit.word for fit in fits] == ["HUT", "HU"]
    assert not listed("UHR").fits(["H.X."], (0, 1), down=False, case=PLENTY)


def test_a_crossing_run_must_stay_possible() -> None:
    rows = ["A..", "...", "B#."]
    assert not listed("AX", "AO").fits(["A.", ".Q"], (0, 1), down=False, case=PLENTY)
    words = listed("AHA", "AXA", "HA").fits(rows, (0, 1), down=False, case=PLENTY)
    assert [fit.word for fit in words] == ["AHA", "AXA"]


def test_stones_that_are_gone_are_not_offered() -> None:
    case = PLENTY | {"G": 0}
    fits = listed("HEBEL", "HAGEL").fits(["H...L"], (0, 1), down=False, case=case)
    assert [fit.word for fit in fits] == ["HEBEL"]


def test_a_word_that_stands_is_shown_with_its_place() -> None:
    [fit] = listed("HUT").fits(["HUT", "###", "H.T"], (2, 1), down=False, case=PLENTY)
    assert fit.stands == ((0, 0), (0, 1), (0, 2))


def test_a_filler_has_no_words() -> None:
    assert not listed("HUT").fits(["#UT"], (0, 0), down=False, case=PLENTY)


@pytest.mark.parametrize("seed", range(4))
def test_a_finished_corner_holds_only_words_each_once(seed: int) -> None:
    rows = ["." * 6] * 6
    start = Assistant(Words.listed(WORDS)).finish(rows, (seed, seed), case=PLENTY, image=itself)
    assert start
    after = Picture(drawn(rows, start))
    words = [word for _, word in after.runs()]
    assert words
    assert all(word in WORDS for word in words)
    assert max(Counter(words).values()) == 1
    assert len(start.letters) + len(start.fillers) == 25


def test_a_corner_goes_on_from_the_words_that_reach_into_it() -> None:
    rows = ["HUT...", "......", "......"]
    done = Assistant(Words.listed(WORDS)).finish(rows, (2, 2), case=PLENTY, image=itself)
    assert done
    after = Picture(drawn(rows, done))
    assert all(word in WORDS for _, word in after.runs())
    assert after[0, 0] == "H"


@pytest.mark.parametrize("corner", [(2, 2), (5, 5), (4, 1)])
def test_new_fillers_bring_their_images_and_never_take_a_letter(corner: Square) -> None:
    rows = ["HUT...", "......", "......", "......", "......", "...TUH"]

    def turned(square: Square) -> Square:
        return 5 - square[0], 5 - square[1]

    done = Assistant(Words.listed([*WORDS, "TUH"])).finish(rows, corner, case=PLENTY, image=turned)
    assert done
    assert done.fillers
    assert {turned(square) for square in done.fillers} == done.fillers
    assert not {(0, 0), (0, 1), (0, 2), (5, 3), (5, 4), (5, 5)} & done.fillers


def test_a_whole_picture_uses_no_more_stones_than_there_are() -> None:
    case = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 4)
    done = Assistant(Words.listed(WORDS)).whole(
        (6, 6), case=case, symmetry="half-turn", most_fillers=18, seconds=2.0
    )
    assert done
    assert not Counter(done.letters.values()) - Counter(case)
    assert {(5 - r, 5 - c) for r, c in done.fillers} == done.fillers


def test_a_run_that_no_word_can_hold_is_shown() -> None:
    assistant = listed("HUT", "HUND")
    assert assistant.outlook(["HU..", "####"], case=PLENTY).broken == ()
    assert assistant.outlook(["HU..", "####"], case=PLENTY).rows == ("HUND", "####")
    assert assistant.outlook(["HX..", "####"], case=PLENTY).broken == ((0, 0), (0, 1))
    assert assistant.outlook(["HU#.", "####"], case=PLENTY).broken == ((0, 0), (0, 1))


def weighed(words: dict[str, int]) -> Assistant:
    """Words with their Zipf values times ten."""
    lines = (f"{word} ; zipf {tenths / 10}" for word, tenths in words.items())
    return Assistant(Words(SmallLexicon.read("\n".join(lines))))


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(
            {"AT": 40, "AS": 40, "SO": 50, "SX": 20, "TO": 50, "TX": 20}, id="well-known ones do"
        ),
        pytest.param({"AT": 20, "AS": 40, "SO": 50, "TO": 20}, id="there are no others"),
    ],
)
def test_a_corner_and_a_picture_take_rare_words_only_where_they_must(words: dict[str, int]) -> None:
    assistant = weighed(words)
    done = assistant.finish(["AT", "S."], (1, 1), case=PLENTY, image=itself)
    assert done
    assert done.letters == {(1, 1): "O"}
    whole = assistant.whole((2, 2), case=PLENTY, symmetry="none", most_fillers=0)
    assert whole
    assert whole.letters[1, 1] == "O"
