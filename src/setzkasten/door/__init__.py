"""Behind the door for Python: matches with words, bots, files, and questions about words."""
