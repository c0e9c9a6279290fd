"""What leaves the server: plain names, sealed texts, and calls to public addresses only."""

from __future__ import annotations

import pytest

from setzkasten.catalogue import GAMES
from setzkasten.core.record import Header, Sitter, write_header
from setzkasten.server.fault import Fault
from setzkasten.server.reach import outside
from setzkasten.server.reach.post import mail_address
from setzkasten.server.reach.sealing import padless, private_key, read_key, sealed
from setzkasten.server.reach.wording import listed, plain, turn
from tests.server.catching import unpadded


@pytest.mark.parametrize(
    "typed",
    ["", "ines", "@x.de", "a@b", "a b@c.de", "a@c.de\nBcc: d@e.de", "a@c.de,d@e.de", "<a@c.de>",
     "a" * 65 + "@c.de", "a@" + "b." * 130 + "de", "a@-c.de", '"a"@c.de', "a@[127.0.0.1]"],
)  # fmt: skip
def test_what_is_no_address_is_none(typed: str) -> None:
    assert mail_address(typed) is None


def test_a_name_is_plain_text_in_a_letter() -> None:
    assert plain("Ines\r\nBcc: x@y.de") == "Ines Bcc x y de"
    assert plain("\u202egro.live\u202c//:sptth") == "gro live sptth"
    assert plain("Jörg-Uwe O’Neil") == "Jörg-Uwe O’Neil"


def test_a_push_message_is_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291, appendix A."""
    made = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own=private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=unpadded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert padless(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_key_brings_nothing_along() -> None:
    """The decoder skips foreign signs: a hundred kilobytes of them were kept with every key."""
    point = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    read_key(point, "BTBZMqHH6r4Tts7J_aSIgg")
    for p256dh, auth in ((point + "!" * 1_000, ""), (point, "!" * 1_000)):
        with pytest.raises(Fault):
            read_key(p256dh, "BTBZMqHH6r4Tts7J_aSIgg" + auth)


@pytest.mark.parametrize(
    "address",
    ["http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/",
     "https://localhost/", "https://push.example.org:8443/", "https://a@push.example.org/",
     "ftp://push.example.org/", "https://intranet/x", "https://x.de/" + "y" * 2000, "https://x.de/\n",
     "https://2130706433/", ""],
)  # fmt: skip
def test_only_public_https_addresses_are_called(address: str) -> None:
    with pytest.raises(Fault):
        outside.target_of(address)


@pytest.mark.parametrize(
    "found",
    [["127.0.0.1"], ["93.184.216.34", "10.1.2.3"], ["169.254.169.254"], ["::1"], ["fe80::1%2"],
     ["::ffff:10.0.0.1"], ["64:ff9b::a00:1"], ["2002:a00:1::"], ["fc00::1"], ["0.0.0.0"],
     ["224.0.0.1"], ["100.64.0.1"], []],
)  # fmt: skip
def test_a_name_that_leads_inside_is_not_called(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    infos = [(2, 1, 6, "", (one, 443)) for one in found]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: infos)

    def called(*_: object) -> None:
        raise AssertionError("it was called")

    monkeypatch.setattr("socket.create_connection", called)
    target = outside.target_of("https://push.example.org/x")
    with pytest.raises(Fault):
        outside.post(target, b"", {})


@pytest.mark.parametrize("game", GAMES)
def test_a_notice_knows_the_game_and_the_names_and_nothing_of_the_table(game: str) -> None:
    """No stone can stand in a letter or a push message: all they are made of is the header."""
    names = [f"Name{n}" for n in range(GAMES[game].seats[1])]
    header = write_header(Header(game, tuple(Sitter((name,)) for name in names)))
    said = {turn(header, 0, language)[1] for language in ("de", "en")}
    others = {"de": listed(names[1:], "de"), "en": listed(names[1:], "en")}
    title = GAMES[game].name
    if len(names) == 1:
        assert said == {f"Du bist dran: {title}.", f"Your turn: {title}."}
    else:
        de = f"Du bist dran: {title} mit {others['de']}."
        assert said == {de, f"Your turn: {title} with {others['en']}."}
