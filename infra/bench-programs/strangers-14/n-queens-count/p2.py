# Row by row, remembering only in how many ways each "shadow" of the queens
# above can arise. A shadow = (columns taken, two kinds of diagonals hitting the next row).
from collections import Counter

n = int(input())
board = (1 << n) - 1
shadows = Counter({(0, 0, 0): 1})
for row in range(n):
    following = Counter()
    for (cols, left, right), ways in shadows.items():
        free = board & ~(cols | left | right)
        while free:
            bit = free & -free
            free ^= bit
            following[cols | bit, ((left | bit) << 1) & board, (right | bit) >> 1] += ways
    shadows = following
print(sum(shadows.values()))
