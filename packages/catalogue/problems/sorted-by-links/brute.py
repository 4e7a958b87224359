"""Takes the first one of the smallest cards out of the list again and again."""

import sys

n, box, *rest = map(int, sys.stdin.read().split())
cards = []
while box:
    cards.append((rest[box - 1], box))
    box = rest[n + box - 1]
order = []
while cards:
    smallest = min(number for number, _ in cards)
    first = next(card for card in cards if card[0] == smallest)
    cards.remove(first)
    order.append(first[1])
print(*order)
