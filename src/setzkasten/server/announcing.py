"""Where a server is found: said on standard output, and shown by a browser where there is one."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from threading import Thread

from setzkasten.messages import sentence
from setzkasten.server.home_network import home_address, qr_text


def announce(address: str, *, outside: str, open_browser: bool) -> None:
    with suppress(OSError):  # one can play, also where nobody reads this
        print(sentence("run_address", {"address": address}), flush=True)
        _say_outside(outside)
    if open_browser and display():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _say_outside(outside: str) -> None:
    """For the others at home: to be typed, or seen by a camera."""
    if outside:
        print(sentence("run_lan", {"address": f"{outside}/"}), flush=True)
        with suppress(UnicodeEncodeError):  # a terminal without blocks
            print(qr_text(f"{outside}/"), flush=True)


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    local = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    shown = local.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def outside_of(port: int) -> str:
    """Where others in the home network find it."""
    address = home_address()
    if address is None:
        raise OSError("This machine has no address in a network. Join one, or leave --lan out.")
    return f"http://{address}:{port}"


def display() -> bool:
    """Is there a screen that a browser could open on?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
