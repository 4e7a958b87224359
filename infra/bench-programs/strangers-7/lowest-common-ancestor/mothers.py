import sys
from collections import deque

lines = sys.stdin.read().split("\n")
tokens = iter(lines[1].split())
p, q = lines[2].split()

root = next(tokens)
mother = {root: None}
waiting = deque([root])
for position, t in enumerate(tokens):
    if t != "null":
        mother[t] = waiting[0]
        waiting.append(t)
    if position % 2:
        waiting.popleft()

line = set()
while p is not None:
    line.add(p)
    p = mother[p]
while q not in line:
    q = mother[q]
print(q)
