import sys
from itertools import chain

data = list(map(int, sys.stdin.buffer.read().split()))
n, k, sx, sy = data[:4]
dist = [(x - sx) ** 2 + (y - sy) ** 2 for x, y in zip(data[4::2], data[5::2])]

# Sort like a post office: by the last 14 bits first, then by the next ones.
order = range(n)
for shift in (0, 14, 28, 42):
    boxes = [[] for _ in range(1 << 14)]
    for i in order:
        boxes[dist[i] >> shift & 16383].append(i)
    order = list(chain.from_iterable(boxes))

print(" ".join(str(i + 1) for i in order[:k]))
