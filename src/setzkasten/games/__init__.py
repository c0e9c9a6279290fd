"""The games, one file each. A new game joins by one line here."""

from __future__ import annotations

from setzkasten.core.game import AnyGame
from setzkasten.games.boggle import Boggle
from setzkasten.games.cartino import Cartino
from setzkasten.games.kreuzwort import KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM
from setzkasten.games.kreuzwortbild import Kreuzwortbild
from setzkasten.games.krux import Krux
from setzkasten.games.lingua import Lingua
from setzkasten.games.nomina import Nomina
from setzkasten.games.presto import PRESTO_1936, PRESTO_SUPER
from setzkasten.games.recht import RECHT_1936, RECHT_SUPER
from setzkasten.games.schach import SchachDemWort

_ALL: tuple[AnyGame, ...] = (
    Nomina(),
    Krux(),
    Kreuzwortbild(),
    KREUZWORT_1936,
    KREUZWORT_SUPER,
    POINT_TYP_DOM,
    PRESTO_1936,
    PRESTO_SUPER,
    RECHT_1936,
    RECHT_SUPER,
    SchachDemWort(),
    Lingua(),
    Cartino(),
    Boggle(),
)

GAMES: dict[str, AnyGame] = {game.id: game for game in _ALL}
