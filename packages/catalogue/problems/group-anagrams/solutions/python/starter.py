import sys


def solve(words: list[str]) -> list[list[str]]:
    # Write your solution here.
    return [words]


def main() -> None:
    n, *words = sys.stdin.read().split()
    for group in solve(words[: int(n)]):
        print(*group)


main()
