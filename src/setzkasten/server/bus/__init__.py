"""How processes that share a store wake each other."""
