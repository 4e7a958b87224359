import sys


def solve(values: list[int]) -> int:
    # A run of a given length must start at one of the values.
    def occurs(first: int, length: int) -> bool:
        return all(first + step in values for step in range(length))

    return max(length for length in range(1, len(values) + 1) for first in values if occurs(first, length))


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
