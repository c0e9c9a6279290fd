"""The host's own texts: imprint and privacy, plain paragraphs out of files.

They are read once, at the start. Whatever stands in them is shown as text.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from pathlib import Path

from setzkasten.core.values import value
from setzkasten.server.settings import Settings

# How long is an imprint? A long one has four pages.
MOST_BYTES = 60_000
IMPRINT, PRIVACY = "imprint", "privacy"
ENDINGS = (".txt", ".md")


@value
class HouseTexts:
    """None: the host has none."""

    imprint: str | None = None
    privacy: str | None = None


def with_texts(settings: Settings, folder: Path) -> Settings:
    """The files that lie in the folder of the games, where no others were named."""
    return replace(
        settings,
        imprint=settings.imprint or _lying(folder, IMPRINT),
        privacy=settings.privacy or _lying(folder, PRIVACY),
    )


def texts_of(settings: Settings) -> HouseTexts:
    """Raises `OSError` with what cannot be read."""
    return HouseTexts(_read(settings.imprint), _read(settings.privacy))


def _lying(folder: Path, name: str) -> Path | None:
    return next((file for end in ENDINGS if (file := folder / f"{name}{end}").is_file()), None)


def _read(path: Path | None) -> str | None:
    if path is None:
        return None
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise OSError(f"{path} cannot be read: {error.strerror}.") from error
    if len(data) > MOST_BYTES:
        raise OSError(f"{path} has more than {MOST_BYTES} bytes. Shorten it.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise OSError(f"{path} is not written in UTF-8. Save it as such.") from error
    return _plain(text).strip() or None


def _plain(text: str) -> str:
    """Lines stay; signs that nobody sees or that turn the writing round do not."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    return "\n".join(
        "".join(" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in line).rstrip()
        for line in lines
    )
