import sys


def solve(n: int, offers: list[tuple[int, int, int]]) -> int:
    # Write your solution here.
    return -1


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3]))))


main()
