import sys


def solve(lengths: list[int], k: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, k, *lengths = map(int, sys.stdin.read().split())
    print(solve(lengths, k))


main()
