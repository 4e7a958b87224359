import sys


def solve(begin: str, end: str, words: list[str]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    begin, end, _, *words = sys.stdin.read().split()
    print(solve(begin, end, words))


main()
