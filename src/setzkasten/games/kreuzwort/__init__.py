"""Typ-Dom: Kreuzwort-Spiel of 1936 and Super, Point-Typ-Dom."""

from setzkasten.games.kreuzwort.editions import KREUZWORT_1936, KREUZWORT_SUPER, POINT_TYP_DOM

__all__ = ["KREUZWORT_1936", "KREUZWORT_SUPER", "POINT_TYP_DOM"]
