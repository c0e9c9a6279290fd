"""Tables with people at them: sockets, frames, computers."""
