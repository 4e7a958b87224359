n = int(input())
cards = input().split()
cards = [int(c) for c in cards]
positions = []
while len(cards) > 0:
    smallest = min(cards)
    where = cards.index(smallest)
    positions.append(str(where + 1))
    cards.pop(where)
print(" ".join(positions))
