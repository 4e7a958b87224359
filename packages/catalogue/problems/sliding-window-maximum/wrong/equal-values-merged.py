import sys
from collections import deque


def solve(values: list[int], k: int) -> list[int]:
    candidates: deque[int] = deque()
    maxima: list[int] = []
    for i, value in enumerate(values):
        if i >= k and candidates and candidates[0] == values[i - k]:
            candidates.popleft()
        while candidates and candidates[-1] <= value:
            candidates.pop()
        candidates.append(value)
        if i >= k - 1:
            maxima.append(candidates[0])
    return maxima


def main() -> None:
    n, k, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], k))


main()
