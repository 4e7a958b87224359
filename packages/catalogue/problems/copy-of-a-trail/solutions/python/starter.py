import sys


def solve(first: int, cards: list[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    """Each card is (number, picture, next, hint); each one of the copy (picture, next, hint)."""
    # Write your solution here.
    return []


def main() -> None:
    n, first = map(int, sys.stdin.readline().split())
    cards = [tuple(map(int, sys.stdin.readline().split())) for _ in range(n)]
    for card in solve(first, cards):
        print(*card)


main()
