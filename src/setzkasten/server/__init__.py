"""Many tables for people: HTTP, sockets and the store."""
