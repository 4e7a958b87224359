import sys


def solve(kinds: list[int], k: int) -> tuple[int, int]:
    # Write your solution here.
    return 0, 0


def main() -> None:
    _, k, *kinds = map(int, sys.stdin.read().split())
    print(*solve(kinds, k))


main()
