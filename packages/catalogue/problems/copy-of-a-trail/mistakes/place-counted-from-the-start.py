import sys


def solve(first: int, cards: list[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    card_of = {card[0]: card for card in cards}

    def place(number: int) -> int:
        if number == 0:
            return 0
        count = 1
        at = first
        while at != number:
            at = card_of[at][2]
            count += 1
        return count

    copy = []
    at = first
    while at != 0:
        _, picture, after, hint = card_of[at]
        copy.append((picture, place(after), place(hint)))
        at = after
    return copy


def main() -> None:
    n, first = map(int, sys.stdin.readline().split())
    cards = [tuple(map(int, sys.stdin.readline().split())) for _ in range(n)]
    for card in solve(first, cards):
        print(*card)


main()
