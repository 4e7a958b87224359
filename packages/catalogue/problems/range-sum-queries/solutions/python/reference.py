import sys
from itertools import accumulate


def solve(values: list[int], queries: list[tuple[int, int]]) -> list[int]:
    prefix = [0, *accumulate(values)]
    return [prefix[r] - prefix[l - 1] for l, r in queries]


def main() -> None:
    n, q, *rest = map(int, sys.stdin.read().split())
    values, ends = rest[:n], rest[n:]
    queries = list(zip(ends[::2], ends[1::2]))
    print("\n".join(map(str, solve(values, queries))))


main()
