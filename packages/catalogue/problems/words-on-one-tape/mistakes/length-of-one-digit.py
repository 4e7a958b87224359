import sys


def pack(words: list[str]) -> str:
    return "".join(f"{len(word)}:{word}" for word in words)


def unpack(tape: str) -> list[str] | None:
    words = []
    at = 0
    while at < len(tape):
        if not tape[at].isdigit() or tape[at + 1 : at + 2] != ":":
            return None
        length = int(tape[at])
        words.append(tape[at + 2 : at + 2 + length])
        at += 2 + length
        if at > len(tape):
            return None
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
