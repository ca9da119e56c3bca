"""Legs that are found by search: for computer partners, and to offer them ready-made."""
