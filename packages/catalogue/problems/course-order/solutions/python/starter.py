import sys


def solve(n: int, rules: list[tuple[int, int]]) -> list[int] | None:
    """Returns an order of the courses 1 to n, or None if there is none."""
    # Write your solution here.
    return None


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    order = solve(n, list(zip(ends[::2], ends[1::2])))
    print("impossible" if order is None else " ".join(map(str, order)))


main()
