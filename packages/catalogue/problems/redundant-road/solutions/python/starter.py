import sys


def solve(n: int, roads: list[tuple[int, int]]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    n, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
