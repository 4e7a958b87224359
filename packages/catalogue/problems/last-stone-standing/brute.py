import sys
from heapq import heapify, heappop, heappush


def solve(weights: list[int]) -> int:
    while len(weights) > 1:
        weights.sort()
        heaviest = weights.pop()
        weights[-1] = heaviest - weights[-1]
        if weights[-1] == 0:
            weights.pop()
    return sum(weights)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
