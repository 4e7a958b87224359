# Python has big integers, so the remainder is taken only once, at the very end.
import sys

r, c, *grid = sys.stdin.read().split()
r, c = int(r), int(c)
ways = [0] * c
ways[0] = 1
for line in grid:
    for j, square in enumerate(line):
        if square == "#":
            ways[j] = 0
        elif j:
            ways[j] += ways[j - 1]
print(ways[-1] % (10**9 + 7))
