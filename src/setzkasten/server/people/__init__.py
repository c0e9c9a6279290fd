"""Who is there: devices, senders, seats, and how much each may ask for."""
