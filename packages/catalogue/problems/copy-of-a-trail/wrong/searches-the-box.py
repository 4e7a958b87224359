import sys


def solve(first: int, cards: list[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    trail = []
    at = first
    while at != 0:
        for card in cards:
            if card[0] == at:
                trail.append(card)
                at = card[2]
                break
    place = {card[0]: i + 1 for i, card in enumerate(trail)}
    place[0] = 0
    return [(card[1], place[card[2]], place[card[3]]) for card in trail]


def main() -> None:
    n, first = map(int, sys.stdin.readline().split())
    cards = [tuple(map(int, sys.stdin.readline().split())) for _ in range(n)]
    for card in solve(first, cards):
        print(*card)


main()
