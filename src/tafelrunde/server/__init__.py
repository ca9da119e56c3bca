"""Tables over HTTP and WebSocket: the store, the seats' keys, the chat, the computer players' workers."""
