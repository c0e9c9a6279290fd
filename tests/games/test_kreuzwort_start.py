"""Before the first word of a Typ-Dom game: the box, the deal, and who starts."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from setzkasten.core.drawing import Deal
from setzkasten.core.game import Refusal
from setzkasten.core.options import OptionError
from setzkasten.games.kreuzwort.state import State
from setzkasten.games.typdom.box import POINTS, STONES_1936, STONES_SUPER, of_colour, red
from tests.games.kreuzwort import KW1, KW4, PNT, KreuzwortLanguage, every_kreuzwort, hands, phase
from tests.language import rule

SAMPLE_1936 = "deal AEEIMNPSXBCG+/IIOOUDFKLNRSV/AAEOUHNNRRTTW/AEEOYDFHLQSZ*"
SUPER = pytest.mark.parametrize("game", [KW1, PNT], ids=["super", "point"])


def opened(game: KreuzwortLanguage, seats: int = 2, **options: object) -> State:
    return game.game.start(seats, options)


@rule("KW4-01", "KW4-14")
def test_the_box_of_1936() -> None:
    assert len(STONES_1936) == 80
    assert (of_colour(STONES_1936, "black"), of_colour(STONES_1936, "red")) == (50, 30)
    assert STONES_1936["J"] == 0
    assert red("Y")


@rule("KW1-02", "KW1-08")
def test_the_super_box() -> None:
    assert len(STONES_SUPER) == 120
    assert (of_colour(STONES_SUPER, "black"), of_colour(STONES_SUPER, "red")) == (70, 50)


@rule("KW1-01", "KW4-01", "PNT-01")
@pytest.mark.parametrize(("game", "most"), [(KW1, 5), (KW4, 5), (PNT, 6)])
def test_how_many_play(game: KreuzwortLanguage, most: int) -> None:
    assert game.game.seats == (2, most)
    for seats in (0, 1, most + 1):
        with pytest.raises(OptionError) as raised:
            opened(game, seats)
        assert raised.value.code == "option_seats"


@rule("KW1-02", "KW4-01", "PNT-01")
@every_kreuzwort
def test_everybody_takes_five_red_and_eight_black(game: KreuzwortLanguage) -> None:
    state = opened(game, 3, start="agreed")
    assert phase(state) == "deal"
    for seed in range(20):
        deal = game.game.sample(state, Random(seed))
        assert isinstance(deal, Deal)
        for hand in deal.hands:
            assert Counter(map(red, hand)) == {True: 5, False: 8}
        assert game.game.check(state, game.step(f"* {game.game.write(deal)}")) is None


@rule("KW1-02", "KW4-01", "PNT-01")
@every_kreuzwort
@pytest.mark.parametrize(
    ("deal", "refusal"),
    [
        ("AAEEEBDFGHKLM/AAEEI", Refusal("deal_size", {"red": 5, "black": 8})),
        ("AAEEEBDFGHKLM/AAEEIIBDFGHKL", Refusal("deal_size", {"red": 5, "black": 8})),
        ("AAEEEBDFGHKLM", Refusal("deal_seats", {"seats": 2})),
        ("AAEEEQDFGHKLM/AAEEEQDFGHKLN", Refusal("stone_not_in_stock", {"stone": "Q"})),
    ],
)
def test_a_deal_that_cannot_be_is_refused(
    game: KreuzwortLanguage, deal: str, refusal: Refusal
) -> None:
    assert game.refused(opened(game, start="agreed"), f"* deal {deal}") == refusal


@rule("KW1-02")
@every_kreuzwort
def test_hands_are_hidden(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QW/RT; stock AN")
    assert game.game.view(state, 0).hand == ("Q", "W")
    assert game.game.view(state, 1).hand == ("R", "T")
    assert game.game.view(state, None).hand == ()
    seen = game.game.view(state, 0)
    assert (seen.hand_sizes, seen.stock, seen.colours) == ((2, 2), 2, ("red", "black"))
    assert seen.shown == ()


@rule("KW4-02")
def test_in_1936_the_lot_decides_who_starts() -> None:
    state = opened(KW4, 4)
    assert phase(state) == "lot"
    assert KW4.refused(state, "* start 5") == Refusal("lot_seat", {"seat": 5})
    assert KW4.refused(state, f"* {SAMPLE_1936}") == Refusal("no_draw_due")
    assert KW4.refused(state, "* draw E") == Refusal("no_draw_due")
    assert KW4.refused(KW4.play(state, "* start 3"), "* draw E") == Refusal("no_draw_due")
    started = KW4.play(state, "* start 3", f"* {SAMPLE_1936}")
    assert (phase(started), started.turn, started.starter) == ("lay", 2, 2)
    assert {KW4.game.write(KW4.game.sample(state, Random(seed))) for seed in range(40)} == {
        f"start {seat}" for seat in (1, 2, 3, 4)
    }


@rule("KW1-03", "PNT-02")
@SUPER
@pytest.mark.parametrize(
    ("deal", "starter"),
    [
        ("AAEEEBDFGHKLX/AAEEIBDFGHKLZ", 1),
        ("AAEEYBDFGHKLM/AAEEIBDFGHKLX", 0),
        ("AAEEUBDFGHKLT/AAEEYBDFGHKLM", 1),
    ],
)
def test_the_letter_nearest_z_starts(game: KreuzwortLanguage, deal: str, starter: int) -> None:
    assert game.play(opened(game), f"* deal {deal}").turn == starter


@rule("KW1-03", "PNT-02")
@SUPER
def test_equal_letters_leave_it_to_the_next_and_then_to_the_lot(game: KreuzwortLanguage) -> None:
    next_letter = game.play(opened(game), "* deal AAEEEBDFGHKLT/AAEEEBDFGHKMT")
    assert (phase(next_letter), next_letter.turn) == ("lay", 1)
    tied = game.play(opened(game, 3), "* deal AAEEEBDFGHKLT/AAEEEBDFGHKLT/AAEEEBCCFGHLN")
    assert phase(tied) == "lot"
    assert game.refused(tied, "* start 3") == Refusal("lot_seat", {"seat": 3})
    assert game.play(tied, "* start 2").turn == 1
    drawn = {game.game.write(game.game.sample(tied, Random(seed))) for seed in range(20)}
    assert drawn == {"start 1", "start 2"}


@rule("KW1-03", "KW1-08")
@SUPER
def test_a_jolly_is_no_letter_near_z(game: KreuzwortLanguage) -> None:
    state = game.play(opened(game), "* deal AAEE+BDFGHKL*/AAEEEBDFGHKLN")
    assert state.turn == 1


@rule("KW1-03", "KW4-02", "PNT-02")
@every_kreuzwort
def test_by_agreement_any_seat_starts(game: KreuzwortLanguage) -> None:
    state = opened(game, start="agreed", first=2)
    assert game.play(state, "* deal AAEEEBDFGHKLX/AAEEIBDFGHKLM").turn == 1
    with pytest.raises(OptionError) as raised:
        opened(game, start="agreed", first=3)
    assert (raised.value.data["name"], raised.value.code) == ("first", "option_range")


@rule("PNT-01")
@pytest.mark.parametrize(
    ("preset", "red", "black", "most"), [("eighteen", 8, 10, 6), ("twenty", 8, 12, 5)]
)
def test_point_typ_dom_deals_more_stones_as_far_as_they_go(
    preset: str, red: int, black: int, most: int
) -> None:
    options = dict(PNT.game.presets[preset])
    assert options == {"red": red, "black": black}
    for seats in range(2, most + 1):
        state = opened(PNT, seats, start="agreed", **options)
        deal = PNT.game.sample(state, Random(seats))
        dealt = PNT.play(state, f"* {PNT.game.write(deal)}")
        assert {len(hand) for hand in dealt.hands} == {red + black}
    if most < 6:
        with pytest.raises(OptionError) as raised:
            opened(PNT, most + 1, **options)
        assert raised.value.data["name"] == "black"


@rule("PNT-01")
def test_own_numbers_go_as_far_as_the_stones() -> None:
    assert phase(opened(PNT, 5, red=10, black=14)) == "deal"
    with pytest.raises(OptionError) as raised:
        opened(PNT, 6, red=10, black=8)
    assert raised.value.data["name"] == "red"


@rule("KW1-02", "KW4-01", "PNT-01")
@every_kreuzwort
@pytest.mark.parametrize(("name", "least", "most"), [("red", 1, 15), ("black", 1, 25)])
def test_own_numbers_of_stones_have_their_bounds(
    game: KreuzwortLanguage, name: str, least: int, most: int
) -> None:
    for number in (least, most):
        assert phase(opened(game, start="agreed", **{name: number})) == "deal"
    for number in (least - 1, most + 1):
        with pytest.raises(OptionError) as raised:
            opened(game, **{name: number})
        assert (raised.value.data["name"], raised.value.code) == (name, "option_range")


@rule("PNT-04")
def test_the_values_of_the_letters() -> None:
    text = "A1 B4 C4 D3 E1 F3 G4 H3 I1 J6 K4 L2 M3 N2 O1 P4 Q9 R2 S2 T3 U1 V6 W6 X9 Y9 Z6"
    assert {part[0]: int(part[1:]) for part in text.split()} == POINTS


@every_kreuzwort
def test_a_seat_sees_the_same_whatever_is_hidden(game: KreuzwortLanguage) -> None:
    state = game.position("board EXAMEN; hands QWAO/RTEI; stock ANNE")
    other = game.game.resample(state, 0, Random(1))
    assert game.game.view(other, 0) == game.game.view(state, 0)
    assert hands(other).startswith(hands(state).split("/", maxsplit=1)[0])
    assert sorted([*other.hands[1], *other.unseen]) == sorted([*state.hands[1], *state.unseen])
