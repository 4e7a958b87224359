import sys
from collections import deque


def solve(values: list[int], k: int) -> list[int]:
    candidates: deque[int] = deque()
    maxima: list[int] = []
    for i, value in enumerate(values):
        while candidates and values[candidates[-1]] <= value:
            candidates.pop()
        candidates.append(i)
        if candidates[0] == i - k:
            candidates.popleft()
        if i >= k - 1:
            maxima.append(values[candidates[0]])
    return maxima


def main() -> None:
    n, k, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], k))


main()
