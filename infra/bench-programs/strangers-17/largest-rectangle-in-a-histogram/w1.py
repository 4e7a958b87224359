import sys


def largest(heights):
    best = 0
    stack = []  # (where the rectangle begins, its height), heights rising
    for i, h in enumerate(heights):
        begin = i
        while stack and stack[-1][1] > h:
            start, tall = stack.pop()
            best = max(best, tall * (i - start))
        stack.append((begin, h))
    for start, tall in stack:
        best = max(best, tall * (len(heights) - start))
    return best


n = int(sys.stdin.readline())
print(largest([int(x) for x in sys.stdin.readline().split()]))
