import sys


def solve(capacity: int, operations: list[list[str]]) -> list[str]:
    """Takes operations such as ["put", "3", "40"] and ["get", "3"]; returns the results of the gets."""
    # Write your solution here.
    return []


def main() -> None:
    head, *lines = sys.stdin.read().splitlines()
    capacity = int(head.split()[0])
    for result in solve(capacity, [line.split() for line in lines]):
        print(result)


main()
