import sys


def solve(n: int, cables: list[tuple[int, int]]) -> int:
    """The computers are numbered from 1 to n."""
    # Write your solution here.
    return n


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
