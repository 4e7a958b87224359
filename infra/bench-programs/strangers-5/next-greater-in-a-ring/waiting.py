import sys
from itertools import chain

n, *h = map(int, sys.stdin.read().split())
steps = [0] * n
waiting = []
for i in chain(range(n), range(n)):
    while waiting and h[waiting[-1]] < h[i]:
        j = waiting.pop()
        steps[j] = (i - j) % n
    waiting.append(i)
print(*steps)
