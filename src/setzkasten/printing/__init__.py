"""Printing for the box: stones, boards and score pads as PDF (docs/printing.md)."""
