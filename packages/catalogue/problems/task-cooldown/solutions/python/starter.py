import sys


def solve(times: list[int], c: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, c, *times = map(int, sys.stdin.read().split())
    print(solve(times, c))


main()
