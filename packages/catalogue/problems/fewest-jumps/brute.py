import sys


def solve(reaches: list[int]) -> int:
    last = len(reaches) - 1
    here = {0}
    for jumps in range(len(reaches)):
        if last in here:
            return jumps
        here = {stone + step for stone in here for step in range(1, reaches[stone] + 1) if stone + step <= last}
    return -1


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
