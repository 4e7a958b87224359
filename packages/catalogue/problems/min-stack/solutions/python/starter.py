import sys


def solve(operations: list[list[str]]) -> list[int]:
    """Takes operations such as ["push", "5"] and ["min"]; returns the answers to top and min."""
    # Write your solution here.
    return []


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    for answer in solve([line.split() for line in lines]):
        print(answer)


main()
