import sys

n, *heights = map(int, sys.stdin.read().split())
stack = []
best = 0
for i, h in enumerate(heights + [0]):
    start = i
    while stack and stack[0][1] >= h:
        start, high = stack.pop(0)
        best = max(best, high * (i - start))
    stack.insert(0, (start, h))
print(best)
