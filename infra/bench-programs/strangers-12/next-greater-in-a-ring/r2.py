"""Turn the ring so that a tallest lighthouse is the last one; then one pass
from right to left is enough, and the stack always ends with a tallest one."""
import sys


def main():
    n, *heights = map(int, sys.stdin.buffer.read().split())
    shift = heights.index(max(heights)) + 1
    turned = heights[shift:] + heights[:shift]
    result = [0] * n
    tallest = turned[-1]
    stack = [n - 1]
    for i in range(n - 2, -1, -1):
        h = turned[i]
        if h == tallest:
            stack = [i]
            continue
        while turned[stack[-1]] <= h:
            stack.pop()
        result[i] = stack[-1] - i
        stack.append(i)
    print(*result[n - shift:], *result[:n - shift])


main()
