"""How people are reached who are not there: mail and push, if they asked for it."""
