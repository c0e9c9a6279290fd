"""Bytes that anybody may send, and what reading them costs."""
