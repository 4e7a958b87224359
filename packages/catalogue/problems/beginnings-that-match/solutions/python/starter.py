import sys


def solve(word: str, pattern: str) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    word, pattern = sys.stdin.read().split()
    print(solve(word, pattern))


main()
