"""A cable between a browser and the server that can be cut: nobody is told, nothing arrives any more."""

import socket
from contextlib import suppress
from threading import Event, Thread


class Cable:
    """Passes on every byte, until it is cut. Who comes while it is cut waits in vain; once it is mended, whoever comes anew
    gets through, and what hung in the cut cable is gone."""

    def __init__(self, address: str) -> None:
        host, port = address.removeprefix("http://").rstrip("/").rsplit(":", 1)
        self.server = (host, int(port))
        self.whole = Event()
        self.whole.set()
        self.ends: list[socket.socket] = []
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}/"
        Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self.whole.clear()

    def mend(self) -> None:
        for end in self.ends:
            with suppress(OSError):
                end.close()
        self.ends.clear()
        self.whole.set()

    def close(self) -> None:
        self.socket.close()
        self.mend()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.socket.accept()
                self.ends.append(near)
                if self.whole.is_set():
                    Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self.server, timeout=10)
        except OSError:  # the server is being restarted
            near.close()
            return
        far.settimeout(None)
        self.ends.append(far)
        for one, other in ((near, far), (far, near)):
            Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if not self.whole.is_set():
                    return  # lost in the cut cable
                other.sendall(data)
        if self.whole.is_set():
            for end in (one, other):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
