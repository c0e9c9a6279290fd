"""Many tables for people: HTTP, sockets and the store."""

from setzkasten.server.serve import serve

__all__ = ["serve"]
