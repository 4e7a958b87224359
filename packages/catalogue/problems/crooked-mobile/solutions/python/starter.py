import sys


def solve(left: list[int], right: list[int]) -> int:
    """The lists hold the bars at the ends of the bars 1 to n, or 0."""
    # Write your solution here.
    return 0


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    print(solve([0] + ends[::2], [0] + ends[1::2]))


main()
