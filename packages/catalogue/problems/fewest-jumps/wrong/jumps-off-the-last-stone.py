import sys


def solve(reaches: list[int]) -> int:
    jumps = end = furthest = 0
    for stone, reach in enumerate(reaches):
        furthest = max(furthest, stone + reach)
        if stone == end:
            if furthest == stone:
                return -1
            jumps += 1
            end = furthest
    return jumps


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
