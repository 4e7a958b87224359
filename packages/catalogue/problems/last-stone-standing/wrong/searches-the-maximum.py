import sys
from heapq import heapify, heappop, heappush


def solve(weights: list[int]) -> int:
    while len(weights) > 1:
        heaviest = max(weights)
        weights.remove(heaviest)
        second = max(weights)
        weights.remove(second)
        if heaviest > second:
            weights.append(heaviest - second)
    return weights[0] if weights else 0


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
