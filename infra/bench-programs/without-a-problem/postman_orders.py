from itertools import permutations
n = int(input())
pts = []
for i in range(n):
    x, y = input().split()
    pts.append((int(x), int(y)))
best = float("inf")
for order in permutations(pts):
    length = 0
    for a, b in zip(order, order[1:]):
        length += abs(a[0] - b[0]) + abs(a[1] - b[1])
    if length < best:
        best = length
print(best)
