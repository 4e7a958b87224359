import sys


def pack(words: list[str]) -> str:
    return "".join(f"{len(word)}:{word}" for word in words)


def unpack(tape: str) -> list[str] | None:
    words = []
    while tape:
        digits, colon, tape = tape.partition(":")
        if not colon or not digits.isdigit() or (digits[0] == "0" and digits != "0") or len(digits) > 7:
            return None
        length = int(digits)
        if length > len(tape):
            return None
        words.append(tape[:length])
        tape = tape[length:]
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
