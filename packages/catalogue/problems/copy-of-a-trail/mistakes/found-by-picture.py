import sys


def solve(first: int, cards: list[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    card_of = {card[0]: card for card in cards}
    place_of = {}
    trail = []
    at = first
    while at != 0:
        trail.append(card_of[at])
        place_of.setdefault(card_of[at][1], len(trail))
        at = card_of[at][2]
    copy = []
    for place, (_, picture, after, hint) in enumerate(trail, 1):
        copy.append((picture, place + 1 if after else 0, place_of[card_of[hint][1]] if hint else 0))
    return copy


def main() -> None:
    n, first = map(int, sys.stdin.readline().split())
    cards = [tuple(map(int, sys.stdin.readline().split())) for _ in range(n)]
    for card in solve(first, cards):
        print(*card)


main()
