import sys


def pack(words: list[str]) -> str:
    # Write your solution here.
    return ""


def unpack(tape: str) -> list[str] | None:
    """The words of the tape, or None if it is broken."""
    # Write your solution here.
    return []


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
