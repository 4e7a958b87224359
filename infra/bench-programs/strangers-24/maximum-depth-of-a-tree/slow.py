import sys

tokens = sys.stdin.read().split()
tokens.pop(0)

depth = 0
places = 1
while tokens:
    depth += 1
    nodes = 0
    for _ in range(places):
        if not tokens:
            break
        if tokens.pop(0) != "null":
            nodes += 1
    places = 2 * nodes
print(depth)
