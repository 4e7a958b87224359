import sys
from collections import deque

data = sys.stdin.buffer.read().split()
n, k = int(data[0]), int(data[1])
a = list(map(int, data[2:2 + n]))

window = deque(range(k))
shown = [a[window[0]]]
for i in range(k, n):
    if window[0] <= i - k:
        window.popleft()
    v = a[i]
    while window and a[window[-1]] <= v:
        window.pop()
    window.append(i)
    shown.append(a[window[0]])
print(*shown)
