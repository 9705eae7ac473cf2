# SPDX-License-Identifier: GPL-3.0-or-later
"""A package index on 127.0.0.1 that breaks off in the middle of every wheel.

mirror.py cut|stall FOLDER prints its port, then a line for each wheel of which half has been sent. After that half,
`cut` closes the connection and `stall` keeps it open without another byte.
"""

import http.server
import pathlib
import sys
import threading

how, folder = sys.argv[1], pathlib.Path(sys.argv[2])


class Mirror(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        name = self.path.rstrip("/").rsplit("/", 1)[-1]
        if self.path.startswith("/simple/"):
            self.send_listing(name.replace("-", "_"))
        else:
            self.send_half(folder / name)

    def send_listing(self, project):
        wheels = [path.name for path in folder.glob(f"{project}-*.whl")]
        page = "".join(f'<a href="/wheels/{wheel}">{wheel}</a>' for wheel in wheels).encode()
        self.send_head("text/html", len(page))
        self.wfile.write(page)

    def send_half(self, wheel):
        content = wheel.read_bytes()
        self.send_head("application/octet-stream", len(content))
        self.wfile.write(content[: len(content) // 2])
        self.wfile.flush()
        print("stalled" if how == "stall" else "cut", flush=True)
        if how == "stall":
            threading.Event().wait()

    def send_head(self, kind, length):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        self.end_headers()


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Mirror)
print(server.server_address[1], flush=True)
server.serve_forever()
