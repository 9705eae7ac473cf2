# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads model weights as anybody else would: by the safetensors specification alone, in plain Python.

Usage: check_safetensors.py [--package] FILE...

With --package Python's `safetensors` package must see the same names, kinds, shapes and bytes. ./test puts it into the
cache that all clones share (Debian 12 has none); where it is not to be had, the answer is 77: skipped.
"""
import hashlib
import json
import math
import os
import pathlib
import struct
import sys

SKIPPED = 77

SIZES = {"BOOL": 1, "U8": 1, "I8": 1, "F16": 2, "BF16": 2, "I16": 2, "F32": 4, "I32": 4, "F64": 8, "I64": 8}
FORMATS = {"U8": "B", "F16": "e", "F32": "f", "I64": "q"}


class Damaged(Exception):
    pass


def require(condition, message):
    if not condition:
        raise Damaged(message)


def no_duplicates(pairs):
    names = [name for name, _ in pairs]
    require(len(set(names)) == len(names), "a name stands twice in the header")
    return dict(pairs)


def read(content):
    """Header and tensors {name: (dtype, shape, bytes)} of a safetensors file; every rule of the format is checked."""
    require(len(content) >= 8, "shorter than its length field")
    (length,) = struct.unpack("<Q", content[:8])
    require(length <= 100_000_000 and 8 + length <= len(content), "the header is longer than the file")
    text = content[8:8 + length]
    require(text.startswith(b"{"), "the header does not begin with {")
    header = json.loads(text.decode("utf-8"), object_pairs_hook=no_duplicates)
    data = content[8 + length:]
    metadata = header.pop("__metadata__", {})
    require(all(isinstance(value, str) for value in metadata.values()), "metadata that is no text")
    tensors = {}
    spans = []
    for name, entry in header.items():
        require(set(entry) == {"dtype", "shape", "data_offsets"}, f"{name}: fields {sorted(entry)}")
        begin, end = entry["data_offsets"]
        size = SIZES[entry["dtype"]] * math.prod(entry["shape"])
        require(0 <= begin <= end <= len(data), f"{name}: outside of the file")
        require(end - begin == size, f"{name}: {end - begin} bytes for {entry['shape']} of {entry['dtype']}")
        spans.append((begin, end))
        tensors[name] = (entry["dtype"], entry["shape"], data[begin:end])
    at = 0
    for begin, end in sorted(spans):
        require(begin == at, "tensors overlap, or leave a hole")
        at = end
    require(at == len(data), "bytes that belong to no tensor")
    return metadata, tensors


def check_hash(content, metadata):
    """Our own field: SHA-256 over the file with the field's 64 digits taken as zeros."""
    digits = metadata["sha256"].encode()
    require(content.count(digits) == 1, "the hash does not stand in the file once")
    require(hashlib.sha256(content.replace(digits, b"0" * 64)).hexdigest() == metadata["sha256"], "the hash is wrong")


def check_numbers(tensors):
    for name, (dtype, _, raw) in tensors.items():
        numbers = struct.unpack(f"<{len(raw) // SIZES[dtype]}{FORMATS[dtype]}", raw)
        if dtype == "F32":
            require(all(math.isfinite(number) for number in numbers), f"{name}: not finite")


def cached_packages():
    cache = os.environ.get("GENEX_CACHE") or os.path.join(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache", "genex")
    return sorted(str(folder) for folder in pathlib.Path(cache).glob("safetensors-*") if (folder / "safetensors").is_dir())


def package():
    """The function of Python's package that reads a file, or nothing."""
    sys.path += cached_packages()
    try:
        from safetensors import deserialize
    except ImportError:
        return None
    return deserialize


def check_with_package(deserialize, content, tensors):
    seen = {name: (entry["dtype"], list(entry["shape"]), bytes(entry["data"])) for name, entry in deserialize(content)}
    expected = {name: (dtype, list(shape), raw) for name, (dtype, shape, raw) in tensors.items()}
    require(seen.keys() == expected.keys(), "the safetensors package sees other tensors")
    for name in expected:
        require(seen[name] == expected[name], f"{name}: the safetensors package sees something else")


def refuses(deserialize, content):
    try:
        deserialize(content)
    except Exception:  # its own kind, which differs between versions
        return
    raise Damaged("the safetensors package takes a file that is cut")


def check(content):
    metadata, tensors = read(content)
    require(metadata.get("format") == "genex-model", "not a model of this program")
    require("encoding.mean" in tensors and "pools" in tensors, "tensors are missing")
    check_hash(content, metadata)
    check_numbers(tensors)
    return tensors


def must_be_refused(content):
    try:
        check(content)
    except (Damaged, ValueError, KeyError, struct.error):
        return
    raise Damaged("this script would not notice damage")


def check_file(name, deserialize):
    content = pathlib.Path(name).read_bytes()
    tensors = check(content)
    # It can fail: a changed bit, a byte too many, a file cut short.
    must_be_refused(content[:-1] + bytes([content[-1] ^ 1]))
    must_be_refused(content + b"\0")
    must_be_refused(content[:len(content) // 2])
    if deserialize:
        check_with_package(deserialize, content, tensors)
        refuses(deserialize, content[:len(content) // 2])
    print(f"{name}: {len(tensors)} tensors{', as the safetensors package sees them' if deserialize else ''}")


def main(arguments):
    files = [name for name in arguments if name != "--package"]
    require(files, "no files given")
    deserialize = package() if "--package" in arguments else None
    if "--package" in arguments and deserialize is None:
        print("skipped: Python's safetensors package is neither installed nor in the cache; ./test puts it there")
        return SKIPPED
    for name in files:
        check_file(name, deserialize)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Damaged as damage:
        sys.exit(f"check_safetensors.py: {damage}")
