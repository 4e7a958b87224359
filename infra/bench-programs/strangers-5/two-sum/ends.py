from collections import deque
import sys

n, target, *a = map(int, sys.stdin.read().split())
line = deque(sorted(zip(a, range(n))))
while (total := line[0][0] + line[-1][0]) != target:
    line.popleft() if total < target else line.pop()
print(*sorted((line[0][1], line[-1][1])))
