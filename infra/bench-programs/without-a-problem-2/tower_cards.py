from typing import List, NamedTuple


class Card(NamedTuple):
    width: int
    height: int


def read_cards() -> List[Card]:
    cards = []
    while True:
        try:
            line = input()
        except EOFError:
            return cards
        if line.strip():
            cards.append(Card(*map(int, line.split())))


def tallest(cards: List[Card]) -> int:
    cards = sorted(cards, reverse=True)
    best: List[int] = []
    for i, card in enumerate(cards):
        below = max((best[j] for j in range(i) if cards[j].width > card.width
                     and cards[j].height > card.height), default=0)
        best.append(below + card.height)
    return max(best, default=0)


print(tallest(read_cards()))
