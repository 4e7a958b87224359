import sys


def solve(rows: list[str], word: str) -> bool:
    # Write your solution here.
    return False


def main() -> None:
    _, _, *rows, word = sys.stdin.read().split()
    print("true" if solve(rows, word) else "false")


main()
