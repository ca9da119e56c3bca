"""Addresses: where other devices find this machine in its network."""

import socket
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread
from typing import Final

import ifaddr

NAME_SECONDS: Final = 1.0  # where nobody knows names, the answer comes late
VIRTUAL: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "utun")  # adapters that lead to no other device


def machine_name() -> str:
    """What this machine is called, without the name of its network."""
    return socket.gethostname().partition(".")[0].lower()


def machine_addresses(version: int = 4) -> list[str]:
    """The addresses of this machine that other devices can reach, the one of the usual way out first."""
    usual, found = _way_out(), []
    for adapter in ifaddr.get_adapters():
        inner = adapter.nice_name.lower().startswith(VIRTUAL)
        for one in adapter.ips:
            address = ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])
            if address.version == version and not (address.is_loopback or address.is_link_local or address.is_unspecified):
                found.append((str(address) != usual, inner, str(address)))
    return [address for *_, address in sorted(found, key=lambda one: one[:2])]


def known_name() -> str:
    """A name that leads to this machine, as far as the network tells; empty if there is none."""
    own, known = set(machine_addresses()), []

    def look() -> None:
        for name in (f"{machine_name()}.local", machine_name()):
            with suppress(OSError, UnicodeError):
                if own & set(socket.gethostbyname_ex(name)[2]):
                    known.append(name)

    looking = Thread(target=look, daemon=True)
    looking.start()
    looking.join(NAME_SECONDS)
    return known[0] if known else ""


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach what listens there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def written(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def _way_out() -> str:
    """The address with which this machine speaks to others; nothing is sent to find it out."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))
        return str(asking.getsockname()[0])
    return ""
