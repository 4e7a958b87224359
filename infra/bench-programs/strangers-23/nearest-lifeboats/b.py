import sys
n, k, x, y, *boats = map(int, sys.stdin.read().split())
far = [(a - x) ** 2 + (b - y) ** 2 for a, b in zip(boats[::2], boats[1::2])]
print(*(i + 1 for i in sorted(range(n), key=far.__getitem__)[:k]))
