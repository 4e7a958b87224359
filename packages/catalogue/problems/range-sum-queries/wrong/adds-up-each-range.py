import sys
from itertools import accumulate


def solve(values: list[int], queries: list[tuple[int, int]]) -> list[int]:
    sums = []
    for l, r in queries:
        total = 0
        for i in range(l - 1, r):
            total += values[i]
        sums.append(total)
    return sums


def main() -> None:
    n, q, *rest = map(int, sys.stdin.read().split())
    values, ends = rest[:n], rest[n:]
    queries = list(zip(ends[::2], ends[1::2]))
    print("\n".join(map(str, solve(values, queries))))


main()
