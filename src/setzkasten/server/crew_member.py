"""A worker of a crew: a whole server, but for the port, which its parent holds."""

from __future__ import annotations

import os
import pickle
import signal
import socket as network
import sys
from contextlib import suppress
from threading import Thread

from setzkasten.server.crew import READY, Order
from setzkasten.server.serve import Announcing, serve_at


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        order: Order = pickle.load(sys.stdin.buffer)
    except EOFError:
        return  # the parent is gone already
    listening = network.socket(fileno=order.port)
    sys.exit(serve_at(listening, _member, words=order.words, settings=order.settings))


def _member(server: Announcing) -> None:
    """It answers: say so, and go on until the line of life ends."""
    told = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(OSError):  # the parent is gone: so will be the line of life
        os.write(told, READY)

    def until_the_end() -> None:
        sys.stdin.buffer.read()
        server.should_exit = True

    Thread(target=until_the_end, daemon=True).start()
