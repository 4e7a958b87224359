"""Cuts each word off the front of the tape with a pattern, and packs the result again as a proof."""

import re
import sys

direction, rest = (sys.stdin.read() + "\n").split("\n", 1)


def pack(words: list[str]) -> str:
    return "".join(str(len(word)) + ":" + word for word in words)


def unpack(tape: str) -> list[str]:
    words = []
    while tape:
        found = re.match("([0-9]+):", tape)
        if found is None:
            return ["no list"]
        length = int(found.group(1))
        tape = tape[found.end() :]
        words.append(tape[:length])
        tape = tape[length:]
    return words


if direction == "pack":
    count, *lines = rest.split("\n")
    print(pack([line[1:-1] for line in lines[: int(count)]]))
else:
    tape = rest.split("\n")[0]
    words = unpack(tape)
    if pack(words) != tape:
        print("broken")
    else:
        print(len(words))
        for word in words:
            print('"' + word + '"')
