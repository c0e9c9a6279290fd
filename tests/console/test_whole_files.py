"""A file is there whole or not at all, whatever comes between."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from setzkasten.lexicon.compiled import CompiledLexicon
from setzkasten.lexicon.entry import Form, Pos
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.recipe import pack as packing
from setzkasten.lexicon.recipe.drafts import Draft
from setzkasten.lexicon.recipe.packages import Package, unpacked
from setzkasten.whole_file import whole, write_whole


@contextmanager
def room_for(count: int) -> Iterator[None]:
    """No file may grow beyond so many bytes: a disk that fills up while one writes."""
    before, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (count, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (before, most))


def kept(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


@pytest.mark.parametrize("name", ["pipe", "link", "folder", "."])
def test_what_is_no_file_is_not_replaced_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A backup to /dev/full took the place of the device, and one to `.` ended in a trace."""
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    Path("link").symlink_to("pipe")
    Path("folder").mkdir()
    with pytest.raises(OSError, match=r"not supported|Is a directory"):
        write_whole(Path(name), b"new")
    assert Path("pipe").is_fifo()
    assert Path("link").is_symlink()
    assert kept(tmp_path) == {}


def test_a_disk_that_fills_up_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    write_whole(path, b"old")
    with room_for(1_000), pytest.raises(OSError, match="File too large") as told:
        write_whole(path, b"x" * 10_000)
    assert told.value.filename == str(path)
    assert kept(tmp_path) == {"a.pdf": b"old"}


def write_half(path: Path, coming: type[BaseException]) -> None:
    with whole(path) as partial:
        partial.write_bytes(b"half")
        raise coming


@pytest.mark.parametrize("coming", [KeyboardInterrupt, SystemExit, ValueError, OSError])
def test_whatever_comes_between_the_old_file_stays(
    tmp_path: Path, coming: type[BaseException]
) -> None:
    path = tmp_path / "a.pdf"
    write_whole(path, b"old")
    with pytest.raises(coming):
        write_half(path, coming)
    assert kept(tmp_path) == {"a.pdf": b"old"}


def draft(word: str) -> Draft:
    return Draft(word.upper(), (word,), ((0, (word, Pos.NOUN, Form.BASE)),), frozenset(), 3.0)


def packed(folder: Path, *words: str) -> None:
    packing.pack(folder, [draft(word) for word in words], headwords={}, synonyms=())


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    packed(tmp_path, "Haus", "Maus")
    assert "MAUS" in CompiledLexicon.open(tmp_path)
    return tmp_path


def test_a_lexicon_is_packed_over_another_one(compiled: Path) -> None:
    packed(compiled, "Haus", "Laus", "Maus")
    assert len(CompiledLexicon.open(compiled)) == 3
    assert kept(compiled).keys() == {*packing.FILES, packing.MANIFEST}


def test_packing_that_is_interrupted_leaves_the_old_lexicon(
    compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(folder: Path) -> None:
        raise KeyboardInterrupt

    before = kept(compiled)
    monkeypatch.setattr(packing, "_write_manifest", interrupted)
    with pytest.raises(KeyboardInterrupt):
        packed(compiled, "Haus", "Laus", "Maus")
    assert kept(compiled) == before


def test_packing_onto_a_full_disk_leaves_the_old_lexicon(compiled: Path) -> None:
    before = kept(compiled)
    with room_for(20), pytest.raises(LexiconError, match="cannot be written"):
        packed(compiled, "Haus", "Laus", "Maus")
    assert kept(compiled) == before


def test_a_download_that_broke_off_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "bin" / "npm"
    write_whole(client, b"#!/bin/sh\nprintf half > words-1.tgz\nexit 1\n")
    client.chmod(0o755)
    monkeypatch.setenv("PATH", str(client.parent))
    cache = tmp_path / "cache"
    with pytest.raises(LexiconError, match="could not be had"):
        unpacked(Package("words", "1", "npm", "words-1.tgz", "0" * 64), cache)
    assert kept(cache) == {}
    assert list(cache.iterdir()) == []


def test_a_damaged_shelf_and_one_that_is_gone_are_told(compiled: Path) -> None:
    path = compiled / "definitions.bin"
    lexicon = CompiledLexicon.open(compiled)
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(LexiconError, match="damaged"):
        lexicon.definitions("Haus")
    path.unlink()
    with pytest.raises(FileNotFoundError):
        CompiledLexicon.open(compiled).definitions("Haus")


def test_kept_words_that_cannot_be_read_are_found_again(
    compiled: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    lexicon = CompiledLexicon.open(compiled)
    (cache / "setzkasten" / f"{lexicon.id}.contains").mkdir(parents=True)
    assert list(lexicon.containing("AUS")) == ["HAUS", "MAUS"]
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache / "file"))
    (cache / "file").write_bytes(b"")
    assert list(CompiledLexicon.open(compiled).containing("AUS")) == ["HAUS", "MAUS"]
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache / "full"))
    with room_for(20):
        assert list(CompiledLexicon.open(compiled).containing("AUS")) == ["HAUS", "MAUS"]
    assert kept(cache / "full") == {}
