import sys


def pack(words: list[str]) -> str:
    return "".join(f"{len(word)}:{word}" for word in words)


def unpack(tape: str) -> list[str] | None:
    signs = list(tape)
    words = []
    while signs:
        digits = ""
        while signs and signs[0].isdigit() and len(digits) < 8:
            digits += signs.pop(0)
        if not digits or not signs or signs.pop(0) != ":" or (digits[0] == "0" and digits != "0"):
            return None
        if int(digits) > len(signs):
            return None
        words.append("".join(signs.pop(0) for _ in range(int(digits))))
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
