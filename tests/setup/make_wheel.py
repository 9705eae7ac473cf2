# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a wheel of zeros and prints the line of a lock file that pins it.

make_wheel.py FOLDER NAME VERSION TAG FILE=BYTES...
"""

import hashlib
import pathlib
import sys
import zipfile

folder, name, version, tag, *files = sys.argv[1:]
stem = f"{name.replace('-', '_')}-{version}"
wheel = pathlib.Path(folder) / f"{stem}-{tag}.whl"
contents = {path: b"\0" * int(size) for path, size in (entry.split("=") for entry in files)}
contents[f"{stem}.dist-info/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n".encode()
contents[f"{stem}.dist-info/WHEEL"] = f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
contents[f"{stem}.dist-info/RECORD"] = b""

with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
    for path, content in contents.items():
        archive.writestr(path, content)

digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
unpacked = sum(map(len, contents.values()))
print(f"{name}=={version} --hash=sha256:{digest}  # {wheel.stat().st_size} bytes, {unpacked} unpacked")
