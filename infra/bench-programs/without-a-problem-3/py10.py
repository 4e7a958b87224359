from collections import deque
import sys

lines = sys.stdin.readlines()
n, k = map(int, lines[0].split())
temps = list(map(int, lines[1].split()))

def highs(seq, size):
    window = deque()
    for i, x in enumerate(seq):
        while window and seq[window[-1]] <= x:
            window.pop()
        window.append(i)
        if window[0] <= i - size:
            window.popleft()
        if i >= size - 1:
            yield seq[window[0]]

tops = list(highs(temps, k))
lows = [-v for v in highs([-v for v in temps], k)]
print(max(t - l for t, l in zip(tops, lows)), min(t - l for t, l in zip(tops, lows)))
