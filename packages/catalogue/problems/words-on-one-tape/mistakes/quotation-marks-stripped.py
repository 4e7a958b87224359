import sys


def pack(words: list[str]) -> str:
    return "".join(f"{len(word)}:{word}" for word in words)


def unpack(tape: str) -> list[str] | None:
    """The words of the tape, or None if it is broken."""
    words = []
    at = 0
    while at < len(tape):
        colon = tape.find(":", at, at + 8)
        digits = tape[at:colon]
        if colon == -1 or not digits.isdigit() or (digits[0] == "0" and digits != "0"):
            return None
        at = colon + 1 + int(digits)
        if at > len(tape):
            return None
        words.append(tape[colon + 1 : at])
    return words


def main() -> None:
    direction, first, *lines = sys.stdin.read().split("\n")
    if direction == "pack":
        print(pack([line.strip('"') for line in lines[: int(first)]]))
        return
    words = unpack(first)
    if words is None:
        print("broken")
    else:
        print("\n".join([str(len(words))] + [f'"{word}"' for word in words]))


main()
