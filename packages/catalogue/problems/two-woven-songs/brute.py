"""Lets each bird sing the next note in turn."""

import sys


def woven(a: str, b: str, heard: str) -> bool:
    if heard == "":
        return a == b == ""
    return (a[:1] == heard[0] and woven(a[1:], b, heard[1:])) or (b[:1] == heard[0] and woven(a, b[1:], heard[1:]))


lines = sys.stdin.read().split("\n")
for i in range(int(lines[0])):
    a, b, heard = (lines[3 * i + k] if 3 * i + k < len(lines) else "" for k in (1, 2, 3))
    print("true" if woven(a, b, heard) else "false")
