import sys
from math import dist

rows = [tuple(map(int, l.split())) for l in sys.stdin.read().strip().split("\n")]
(n, k), ship, *boats = rows
order = sorted(range(n), key=lambda i: dist(ship, boats[i]))
print(" ".join(str(i + 1) for i in order[:k]))
