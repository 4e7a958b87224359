import sys
from collections import deque

n, *heights = map(int, sys.stdin.buffer.read().split())
top = max(heights)
turn = heights.index(top)
around = deque(heights)
around.rotate(-turn)
h = list(around)

# a chain of the towers still standing; the lowest falls first
after = list(range(1, n + 1)) + [n]
before = [-1] + list(range(n))
steps = [0] * n
for i in sorted(range(n - 1, -1, -1), key=h.__getitem__):
    if h[i] == top:
        break
    a, b = after[i], before[i]
    steps[i] = a - i
    after[b] = a
    before[a] = b
result = deque(steps)
result.rotate(turn)
print(*result)
