"""What a package that brings a game tests it with.

`pytest --tafelrunde mygame` plays the contract tests on it (plugin.py, contract/); walk.py plays random games, golden.py keeps
whole games as text. It needs what `pip install tafelrunde[testing]` brings.
"""
