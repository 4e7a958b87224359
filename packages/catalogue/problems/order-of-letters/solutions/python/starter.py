import sys


def solve(words: list[str]) -> str | None:
    """Returns the letters in order, or None if no order fits."""
    # Write your solution here.
    return None


def main() -> None:
    order = solve(sys.stdin.read().split()[1:])
    print("impossible" if order is None else order)


main()
