import sys


def solve(first: int, cards: list[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    """Each card is (number, picture, next, hint); each one of the copy (picture, next, hint)."""
    card_of = {card[0]: card for card in cards}
    copy_of = {0: 0}
    at = first
    while at != 0:
        copy_of[at] = len(copy_of)
        at = card_of[at][2]
    copy = []
    at = first
    while at != 0:
        _, picture, after, hint = card_of[at]
        copy.append((picture, copy_of[after], hint))
        at = after
    return copy


def main() -> None:
    n, first = map(int, sys.stdin.readline().split())
    cards = [tuple(map(int, sys.stdin.readline().split())) for _ in range(n)]
    for card in solve(first, cards):
        print(*card)


main()
