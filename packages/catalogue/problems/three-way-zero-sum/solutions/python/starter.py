import sys


def solve(values: list[int]) -> list[tuple[int, int, int]]:
    """Returns the ascending triplets with the sum 0, without repetitions."""
    # Write your solution here.
    return []


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    triplets = solve(rest[:n])
    for triplet in triplets:
        print(*triplet)
    if not triplets:
        print("none")


main()
