"""One game in progress: clock, judge, ballot, record."""
