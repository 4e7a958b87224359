import sys


def solve(n: int, buses: list[tuple[int, int, int]], start: int, goal: int, k: int) -> int:
    # Write your solution here.
    return -1


def main() -> None:
    n, _, k, start, goal, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3])), start, goal, k))


main()
