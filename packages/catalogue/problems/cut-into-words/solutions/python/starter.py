import sys


def solve(text: str, words: list[str]) -> int:
    # Write your solution here.
    return -1


def main() -> None:
    text, _, *words = sys.stdin.read().split()
    print(solve(text, words))


main()
