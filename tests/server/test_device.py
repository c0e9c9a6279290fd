"""Cookies, origins, folders and limits: small things that guard a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from setzkasten.server.announcing import address_of, display
from setzkasten.server.http.origin import may_change, own_origin
from setzkasten.server.people.device import cookie_header, new_token, owner_of, token_of
from setzkasten.server.people.limits import Limit
from setzkasten.server.store.folder import FolderError, held, usual_folder


def test_a_token_has_192_bits_and_is_kept_as_a_hash() -> None:
    token = new_token()
    assert len(token) == 32
    assert token != new_token()
    assert token not in owner_of(token)
    assert token_of([(b"cookie", b"a=b; setzkasten=" + token.encode())]) == token


def test_over_https_the_cookie_is_secure() -> None:
    assert b"; Secure" in cookie_header("x", secure=True)
    assert b"Secure" not in cookie_header("x", secure=False)


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("https://spiele.example", "spiele.example", True),
        ("https://spiele.example", "spiele.example:443", True),
        ("http://spiele.example", "spiele.example:443", False),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:8000", "localhost:8001", False),
        ("http://evil.example:8000", "localhost:8000", False),
        ("http://localhost:8000.evil.example", "localhost:8000", False),
        ("http://evil.example@localhost:8000", "localhost:8000", False),
        ("http://evil.example\\@localhost:8000", "localhost:8000", False),
        ("null", "localhost:8000", False),
        ("file://localhost", "localhost", False),
        ("http://[", "[", False),
        ("", "localhost", False),
    ],
)
def test_only_pages_of_the_same_host_are_ours(origin: str, host: str, *, own: bool) -> None:
    assert own_origin([(b"origin", origin.encode()), (b"host", host.encode())]) is own


def test_two_hosts_or_two_origins_are_nobody() -> None:
    origin, host = (b"origin", b"http://a"), (b"host", b"a")
    assert own_origin([origin, host])
    assert not own_origin([origin, host, host])
    assert not own_origin([origin, origin, host])


def test_two_origins_change_nothing() -> None:
    origin, host = (b"origin", b"http://a"), (b"host", b"a")
    assert may_change([origin, host], known=True)
    assert not may_change([origin, origin, host], known=False)
    site = (b"sec-fetch-site", b"same-origin")
    assert may_change([site, host], known=True)
    assert not may_change([site, (b"sec-fetch-site", b"cross-site"), host], known=False)


def test_a_limit_says_how_long_to_wait() -> None:
    limit = Limit(2, span_seconds=20)
    assert [limit.wait_seconds(now) for now in (0, 5, 10)] == [0, 0, 10]
    assert limit.wait_seconds(20) == 0


def test_the_data_folder_follows_the_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    monkeypatch.setattr("sys.platform", "linux")
    assert usual_folder() == Path("/somewhere/setzkasten")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/users/anna")
    assert usual_folder() == Path("/users/anna/.local/share/setzkasten")
    monkeypatch.setattr("sys.platform", "darwin")
    assert usual_folder() == Path("/users/anna/Library/Application Support/Setzkasten")


def test_a_folder_is_held_by_one_and_let_go(tmp_path: Path) -> None:
    with held(tmp_path / "new" / "folder") as folder:
        assert folder.is_dir()
        with pytest.raises(FolderError, match="Another Setzkasten"), held(folder):
            pass
    with held(folder):
        pass


def test_the_address_is_one_that_a_browser_finds() -> None:
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/"


def test_without_a_screen_no_browser_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert display()
