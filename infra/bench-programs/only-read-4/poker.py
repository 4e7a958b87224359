from collections import Counter

ORDER = "23456789TJQKA"

def rank(hand):
    values = sorted((ORDER.index(c[0]) for c in hand), reverse=True)
    suits = {c[1] for c in hand}
    groups = sorted(Counter(values).values(), reverse=True)
    straight = len(set(values)) == 5 and values[0] - values[4] == 4
    if values == [12, 3, 2, 1, 0]:
        straight = True
    flush = len(suits) == 1
    if straight and flush:
        return "straight flush"
    if groups[0] == 4:
        return "four of a kind"
    if groups == [3, 2]:
        return "full house"
    if flush:
        return "flush"
    if straight:
        return "straight"
    if groups[0] == 3:
        return "three of a kind"
    if groups[:2] == [2, 2]:
        return "two pairs"
    if groups[0] == 2:
        return "pair"
    return "high card"

print(rank(input().split()))
