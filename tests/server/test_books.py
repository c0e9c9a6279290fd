"""Word books over HTTP: read and cleared by the device whose tables they are, by nobody else."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import Device, Server, server


def settled(device: Device, *words: str) -> str:
    """A table against a computer at which these words were accepted."""
    name = device.open("person", "computer", first=1)
    with device.sit(name) as chair:
        for word in words:
            chair.act(0, f"E4> {word}")
            assert chair.ask("accept", seat=0, word=word, action=f"E4> {word}")["ok"]
    return name


def words_of(device: Device, name: str) -> list[tuple[str, bool]]:
    told = device.get(f"/api/tables/{name}/book").json["words"]
    return [(row["word"], row["counts"]) for row in told]


def test_what_a_table_settled_is_read(device: Device) -> None:
    name = settled(device, "OUI", "NON")
    assert words_of(device, name) == [("NON", True), ("OUI", True)]
    device.open()
    (book,) = device.get("/api/books").json
    assert (book["id"], book["game"]) == (name, "nomina")
    assert [seat["names"] for seat in book["seats"]] == [["Anna"], ["Bert"]]


def test_a_vote_against_a_word_stands_in_the_book_until_it_is_struck(device: Device) -> None:
    name = device.open()
    with device.sit(name) as chair:
        assert chair.ask("ask-vote", seat=0, action="E4> OUI")["ok"]
        assert chair.ask("vote", seat=1, aye=False)["ok"]
        assert words_of(device, name) == [("OUI", False)]
        refused = chair.ask("ask-vote", seat=0, action="E4> OUI")["refusal"]
        assert refused["code"] == "word_voted_down"
        assert device.ask("DELETE", f"/api/tables/{name}/book/OUI").status == 204
        assert chair.ask("ask-vote", seat=0, action="E4> OUI")["ok"]


def test_one_word_is_struck_and_the_dictionary_decides_again(device: Device) -> None:
    name = settled(device, "OUI", "NON")
    assert device.ask("DELETE", f"/api/tables/{name}/book/OUI").status == 204
    assert device.ask("DELETE", f"/api/tables/{name}/book/OUI").status == 204
    assert words_of(device, name) == [("NON", True)]
    with device.sit(name) as chair:
        assert chair.act(0, "E4> OUI")["refusal"]["code"] == "not_a_word"
        assert chair.act(0, "E4> NON")["ok"]


def test_all_words_are_struck_and_stay_struck_after_a_restart(folder: Path) -> None:
    with server(folder) as running:
        device = Device(running)
        name = settled(device, "OUI", "NON")
        assert device.ask("DELETE", f"/api/tables/{name}/book").status == 204
        assert words_of(device, name) == []
        assert device.get("/api/books").json == []
        running.kill()
    with server(folder) as running:
        assert words_of(Device(running, device.token), name) == []


def test_another_device_neither_reads_nor_strikes(house: Server, device: Device) -> None:
    name, other = settled(device, "OUI"), Device(house)
    assert other.get("/api/books").json == []
    assert other.get(f"/api/tables/{name}/book").status == 404
    for path in ("book", "book/OUI", "book/%00", "book/" + "A" * 2000):
        assert other.ask("DELETE", f"/api/tables/{name}/{path}").status == 404
    assert device.ask("DELETE", f"/api/tables/{name}/book/%F0%9F%A6%8A").status == 204
    assert words_of(device, name) == [("OUI", True)]
