import sys

n, *heights = map(int, sys.stdin.read().split())
stack = []
water = 0
for i, h in enumerate(heights):
    while stack and heights[stack[0]] < h:
        bottom = heights[stack.pop(0)]
        if stack:
            water += (min(h, heights[stack[0]]) - bottom) * (i - stack[0] - 1)
    stack.insert(0, i)
print(water)
