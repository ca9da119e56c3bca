"""What can go wrong with a command. The message is one line that says what to do; the status is what the shell gets."""


class CommandFailed(Exception):
    """The command cannot be carried out."""

    status = 1

    def __init__(self, message: str) -> None:
        super().__init__(message)


class BadUse(CommandFailed):
    """The command was not meant like this."""

    status = 2
