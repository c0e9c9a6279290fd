"""A server process that does nothing but send: one round for each line that it reads."""

from __future__ import annotations

import asyncio
import sys

from setzkasten.lexicon.words import Words
from setzkasten.server.live.house import House
from setzkasten.server.settings import Settings
from setzkasten.server.store.postgres import Postgres


async def rounds(database: str, port: str) -> None:
    settings = Settings(
        0.0,
        smtp=f"smtp://127.0.0.1:{port}",
        mail_from="spiele@example.org",
        site="https://spiele.example",
    )
    house = House(Postgres(database), Words.listed({"WAS"}), settings)
    print("ready", flush=True)
    try:
        while await asyncio.to_thread(sys.stdin.readline):
            await house.courier.round()
            print("done", flush=True)
    finally:
        house.close()


if __name__ == "__main__":
    asyncio.run(rounds(*sys.argv[1:]))
