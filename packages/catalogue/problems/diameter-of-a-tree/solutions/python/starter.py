import sys


def solve(parents: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *parents = map(int, sys.stdin.read().split())
    print(solve(parents))


main()
