import bisect
n = int(input())
seq = [int(x) for x in input().split()]
piles = []
for card in seq:
    where = bisect.bisect_right(piles, card)
    if where == len(piles):
        piles.append(card)
    else:
        piles[where] = card
print(len(piles))
