import sys
from itertools import islice

k, *tokens = sys.stdin.read().split()
stream = iter(tokens)
width = 1
while row := [t for t in islice(stream, width) if t != "null"]:
    print(*row)
    width = 2 * len(row)
