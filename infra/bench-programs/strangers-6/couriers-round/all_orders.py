from itertools import pairwise, permutations


def length(order, times):
    total = 0
    for a, b in pairwise((0, *order, 0)):
        if times[a][b] < 0:
            return None
        total += times[a][b]
    return total


n = int(input())
times = [list(map(int, input().split())) for _ in range(n)]
best = None
for order in permutations(range(1, n)):
    total = length(order, times)
    if total is not None and (best is None or total < best):
        best = total
print("none" if best is None else best)
