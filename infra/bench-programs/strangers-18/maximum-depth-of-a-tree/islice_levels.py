import sys
from itertools import islice

_, *tokens = sys.stdin.read().split()
stream = iter(tokens)
width, depth = 1, 0
while width:
    # a level with w nodes is followed by at most 2w tokens
    level = sum(token != "null" for token in islice(stream, width))
    depth += level > 0
    width = 2 * level
print(depth)
