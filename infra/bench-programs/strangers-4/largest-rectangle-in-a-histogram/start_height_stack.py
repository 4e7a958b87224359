from itertools import chain
input()
area, stack = 0, []
for i, h in enumerate(chain(map(int, input().split()), [0])):
    start = i
    while stack and stack[-1][1] >= h:
        start, tall = stack.pop()
        area = max(area, tall * (i - start))
    stack.append((start, h))
print(area)
