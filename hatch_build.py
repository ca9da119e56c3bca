"""What `pip install` does besides copying files: builds the browser client and compiles the hot modules.

Both results are kept (see tools/client.py and tools/native.py), so a second build without changes is quick. An editable
install stays plain Python and builds the client only if there is none.
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone

from tools import client, native


class BuildHook(BuildHookInterface[Any]):
    """Runs before the files of a wheel are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            if not client.is_there(root):
                self.build_client_if_possible(root)
            return
        try:
            with ThreadPoolExecutor() as pool:  # Node on one core, the C compiler on the other
                client_is_built = pool.submit(client.build, root)
                compiled = native.build(root)
                client_is_built.result()
        except (client.ClientError, native.CompileError) as error:
            self.app.abort(str(error))
        if isinstance(compiled, native.Plain):
            self.app.display_warning(f"Plain Python: {compiled.reason}.")
            return
        self.app.display_info(f"Compiled {len(compiled.files) - 1} modules.")  # and the library they share
        build_data["force_include"].update({str(file): str(inside) for file, inside in compiled.files.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_client_if_possible(self, root: Path) -> None:
        """Who works on the rules can do without the client."""
        try:
            client.build(root)
        except client.ClientError as error:
            self.app.display_warning(str(error))
