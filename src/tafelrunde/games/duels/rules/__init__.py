"""Hyrule Duels: one module a chapter of the rulebook."""
