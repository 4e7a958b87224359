"""Largest rectangle: nearest smaller bar on both sides, found by hopping
along the answers that are already known (no stack)."""
import sys


def nearest_smaller(heights):
    """result[i] = index of the nearest j < i with heights[j] < heights[i], or -1"""
    result = []
    for i, h in enumerate(heights):
        j = i - 1
        while j >= 0 and heights[j] >= h:
            j = result[j]
        result.append(j)
    return result


def main():
    n, *heights = map(int, sys.stdin.buffer.read().split())
    left = nearest_smaller(heights)
    right = nearest_smaller(heights[::-1])
    right.reverse()
    # right[i] is counted from the right end
    print(max(h * ((n - 1 - r) - l - 1) for h, l, r in zip(heights, left, right)))


main()
