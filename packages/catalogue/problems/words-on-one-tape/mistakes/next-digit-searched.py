import re
import sys


def pack(words: list[str]) -> str:
    return "".join(f"{len(word)}:{word}" for word in words)


def unpack(tape: str) -> list[str] | None:
    words = []
    for found in re.finditer("([0-9]{1,6}):", tape):
        begin = found.end()
        length = int(found.group(1))
        if begin + length > len(tape):
            return None
        words.append(tape[begin : begin + length])
    return words


def main() -> None:
    direction, first, *lines = sys.stdin.read().split("\n")
    if direction == "pack":
        print(pack([line[1:-1] for line in lines[: int(first)]]))
        return
    words = unpack(first)
    if words is None:
        print("broken")
    else:
        print("\n".join([str(len(words))] + [f'"{word}"' for word in words]))


main()
