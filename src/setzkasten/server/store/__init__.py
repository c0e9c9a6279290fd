"""What is kept on the disk: tables, puzzles, and the folder of both."""
