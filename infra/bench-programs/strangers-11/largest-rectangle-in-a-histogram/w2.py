import sys


def largest(heights):
    heights = heights + [0]
    stack = []
    best = 0
    for i, h in enumerate(heights):
        while stack and heights[stack[-1]] > h:
            top = stack.pop()
            area = heights[top] * (i - stack[-1] - 1) if stack else i
            best = max(best, area)
        stack.append(i)
    return best


n, *heights = map(int, sys.stdin.read().split())
print(largest(heights))
