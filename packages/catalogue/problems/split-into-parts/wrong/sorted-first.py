import sys
from heapq import heapify, heappop, heappush


def solve(lengths: list[int], k: int) -> int:
    discs = [0] * k
    heapify(discs)
    for length in sorted(lengths, reverse=True):
        heappush(discs, heappop(discs) + length)
    return max(discs)


def main() -> None:
    _, k, *lengths = map(int, sys.stdin.read().split())
    print(solve(lengths, k))


main()
