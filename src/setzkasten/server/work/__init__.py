"""Heavy work beside the loop: threads and processes."""
