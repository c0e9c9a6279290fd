<<<<<<< HEAD
"""One game in progress: clock, judge, ballot, record. No socket, no file, no dice of its own."""
=======
"""One game in progress: clock, judge, ballot, record."""
>>>>>>> main
