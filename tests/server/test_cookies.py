"""Whose device it is, whatever other cookies lie around ours."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPMessage

import pytest
from websockets import Origin
from websockets.sync.client import connect

from setzkasten.server.people.device import (
    COOKIE,
    KEPT_SECONDS,
    MOST_COOKIE_BYTES,
    cookie_bytes,
    cookie_header,
    new_token,
    token_of,
    tokens_of,
)
from tests.server.running import PATIENCE_SECONDS, Device, Server

# {} is our token. A line break between two headers of the same name.
SHAPES = [
    "setzkasten={}",
    'theme={{"dark":true}}; setzkasten={}',
    'setzkasten={}; theme={{"dark":true}}',
    'a={{"b":[1,2,{{"c":"x;y"}}]}}; setzkasten={}; d=1',
    "theme=a b c; setzkasten={}",
    'quoted="a \\" b; c"; setzkasten={}',
    'open="never closed; setzkasten={}',
    "na[me]=1; (x)=2; setzkasten={}",
    "a@b=1; setzkasten={}",
    "name=Jörg; setzkasten={}",
    "bytes=\xff\xfe\x80; setzkasten={}",
    "nameless; setzkasten={}",
    "=valueless; ; ;;=; setzkasten={}",
    ";;;setzkasten={};;;",
    "a=b;setzkasten={};c=d",
    "a=b;   setzkasten={}   ",
    "a=b;\tsetzkasten\t=\t{}\t; c=d",
    'setzkasten="{}"',
    "setzkasten=; setzkasten={}",
    "setzkasten=someone-elses; setzkasten={}",
    "setzkasten={}; setzkasten=x",
    "setzkasten=%22; setzkasten={}",
    "Setzkasten=x; SETZKASTEN=y; setzkasten={}",
    "xsetzkasten=x; setzkasten={}",
    "setzkasten.x=1; setzkasten={}",
    "$Version=1; setzkasten={}; $Path=/",
    "expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; setzkasten={}",
    "a=b, setzkasten={}",
    "a=1\nsetzkasten={}",
    "setzkasten={}\na=1",
    'theme={{"dark":true}}\nsetzkasten=bad\nsetzkasten={}',
    "big=" + "x" * 4000 + "; setzkasten={}",
    "; ".join(f"c{i}=" + "{{}}" * 20 for i in range(300)) + "; setzkasten={}",
]
BEHIND_TLS = [
    "__Host-setzkasten={0}",
    "__Host-setzkasten={0}; setzkasten={1}",
    "setzkasten={1}; __Host-setzkasten={0}",
    'setzkasten={1}; theme={{"dark":true}}; __Host-setzkasten={0}; setzkasten={1}',
    "setzkasten={1}\n__Host-setzkasten={0}",
]
STRANGE = [
    "",
    "setzkasten",
    "setzkasten=",
    "setzkasten=short",
    "setzkasten={}x",
    "setzkasten={}=",
    "setzkasten={} {}",
    "xsetzkasten={}",
    "x-setzkasten={}",
    "setzkasten-x={}",
    "SETZKASTEN={}",
    'setzkasten="{}',
    "a=setzkasten={}",
    "setz kasten={}",
    "x__Host-setzkasten={}",
    "__host-setzkasten={}",
    "__Host-x-setzkasten={}",
]
shapes = pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: repr(shape[:40]))


def headers(shape: str, token: str, other: str = "") -> list[tuple[bytes, bytes]]:
    lines = shape.format(token, other or token).split("\n")
    return [(b"accept", b"*/*"), *((b"cookie", line.encode("latin-1")) for line in lines)]


@shapes
def test_our_cookie_is_found_among_all_others(shape: str) -> None:
    token = new_token()
    assert token_of(headers(shape, token)) == token


@pytest.mark.parametrize("shape", STRANGE)
def test_what_only_looks_like_ours_is_nobodys(shape: str) -> None:
    assert token_of(headers(shape, new_token())) is None


def test_of_several_of_ours_the_first_counts() -> None:
    one, two = new_token(), new_token()
    both = headers(f"setzkasten={one}; setzkasten={two}; setzkasten={one}", "")
    assert token_of(both) == one
    assert tokens_of(both) == (one, two)


def asked(house: Server, path: str, shape: str, token: str) -> tuple[int, HTTPMessage, bytes]:
    line = HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE_SECONDS)
    try:
        line.putrequest("GET", path)
        for value in shape.format(token, token).split("\n"):
            line.putheader("cookie", value.encode("latin-1"))
        line.endheaders()
        answer = line.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        line.close()


@shapes
def test_whoever_has_strange_neighbours_keeps_the_tables(
    house: Server, named: tuple[Device, str], shape: str
) -> None:
    """Over HTTP and over the socket; and nobody gets another cookie instead."""
    device, name = named
    status, told, body = asked(house, "/api/tables", shape, device.token)
    assert (status, name.encode() in body) == (200, True)
    assert {cookie.partition(";")[0] for cookie in told.get_all("set-cookie", [])} <= {
        f"{COOKIE}={device.token}"
    }
    lines = shape.format(device.token, device.token).split("\n")
    with connect(
        f"ws://127.0.0.1:{house.port}/api/tables/{name}/socket",
        origin=Origin(house.address),
        additional_headers=[("cookie", line) for line in lines],
        proxy=None,
    ) as socket:
        assert name in str(socket.recv(timeout=PATIENCE_SECONDS))


@pytest.fixture(scope="module")
def named(house: Server) -> tuple[Device, str]:
    device = Device(house)
    return device, device.open()


@pytest.mark.parametrize("path", ["/", "/api/tables"])
def test_whoever_comes_back_keeps_the_cookie_for_another_400_days(house: Server, path: str) -> None:
    device = Device(house)
    renewed = device.get(path).headers["set-cookie"]
    assert renewed.startswith(f"{COOKIE}={device.token}; ")
    assert f"Max-Age={KEPT_SECONDS};" in renewed
    assert KEPT_SECONDS == 400 * 24 * 3600


def test_nothing_else_sends_the_cookie_again(device: Device) -> None:
    assert device.get("/api/games").headers["set-cookie"] is None
    assert device.get("/healthz").headers["set-cookie"] is None
    assert device.post("/api/tables", {}).headers["set-cookie"] is None


def test_two_of_ours_are_both_left_alone(house: Server) -> None:
    """Set for two paths: renewing the one would write over the other."""
    shape = f"setzkasten={new_token()}; setzkasten={new_token()}"
    for path in ("/", "/api/tables"):
        assert asked(house, path, shape, "")[1]["set-cookie"] is None


def test_what_caches_may_keep_for_all_has_no_cookie(house: Server) -> None:
    answer = Device(house, token="").get("/assets/main-0a1b2c3d.js")
    assert answer.headers["cache-control"].startswith("public")
    assert answer.headers["set-cookie"] is None


def test_more_cookies_than_anybody_has_are_said_and_not_replaced(house: Server) -> None:
    """The valid one may be behind what is not read."""
    shape = "\n".join(["x=" + "y" * 4000] * (MOST_COOKIE_BYTES // 4000 + 1)) + "\nsetzkasten={}"
    assert cookie_bytes(headers(shape, new_token())) > MOST_COOKIE_BYTES
    status, told, body = asked(house, "/api/tables", shape, new_token())
    assert (status, told["set-cookie"]) == (431, None)
    assert b"too_many_cookies" in body


@pytest.mark.parametrize("shape", BEHIND_TLS)
def test_behind_tls_another_host_of_the_domain_cannot_make_us_somebody_else(shape: str) -> None:
    ours, planted = new_token(), new_token()
    assert tokens_of(headers(shape, ours, planted)) == (ours,)


def test_who_is_known_by_the_plain_name_gets_the_sure_one_behind_tls() -> None:
    token = new_token()
    assert token_of([(b"cookie", b"setzkasten=" + token.encode())]) == token
    assert cookie_header(token, secure=True).startswith(b"__Host-setzkasten=" + token.encode())
    assert cookie_header(token, secure=False).startswith(b"setzkasten=" + token.encode())
