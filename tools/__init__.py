"""What maintainers run: files that are written from others. Nothing of it is shipped."""
