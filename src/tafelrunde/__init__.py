"""Tafelrunde: a table for rich games, on any screen, with computer players in any seat."""
