import sys
from itertools import accumulate, chain

# Blocks of length k: running maxima from the left and from the right inside each block.
# A window touches two blocks: max(right-to-left at its start, left-to-right at its end).
data = sys.stdin.buffer.read().split()
k = int(data[1])
v = list(map(int, data[2:]))
blocks = [v[i:i + k] for i in range(0, len(v), k)]
from_left = chain.from_iterable(accumulate(b, max) for b in blocks)
from_right = chain.from_iterable(list(accumulate(b[::-1], max))[::-1] for b in blocks)
for _ in range(k - 1):
    next(from_left)
print(" ".join(map(str, map(max, from_left, from_right))))
