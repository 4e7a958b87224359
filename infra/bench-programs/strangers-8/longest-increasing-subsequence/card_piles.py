import sys

_, *cards = map(int, sys.stdin.read().split())
piles = []
for card in cards:
    spot = next((k for k, top in enumerate(piles) if top >= card), len(piles))
    piles[spot:spot + 1] = [card]
print(len(piles))
