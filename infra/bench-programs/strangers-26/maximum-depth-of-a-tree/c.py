from itertools import islice
from sys import stdin

tokens = iter(stdin.read().split()[1:])
depth, width = 0, 1
while True:
    width = 2 * sum(token != 'null' for token in islice(tokens, width))
    if not width:
        break
    depth += 1
print(depth)
