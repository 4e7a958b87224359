import sys


def solve(operations: list[tuple[str, str]]) -> list[bool]:
    """Takes pairs such as ("add", "word"); returns the answers to has and prefix."""
    # Write your solution here.
    return []


def main() -> None:
    _, *words = sys.stdin.read().split()
    for answer in solve(list(zip(words[::2], words[1::2]))):
        print("true" if answer else "false")


main()
