import sys


def solve(values: list[int]) -> list[tuple[int, int, int]]:
    """Returns the ascending triplets with the sum 0, without repetitions."""
    ordered = sorted(values)
    triplets = set()
    for i, first in enumerate(ordered):
        for j in range(i + 1, len(ordered)):
            for k in range(j + 1, len(ordered)):
                if first + ordered[j] + ordered[k] == 0:
                    triplets.add((first, ordered[j], ordered[k]))
    return list(triplets)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    triplets = solve(rest[:n])
    for triplet in triplets:
        print(*triplet)
    if not triplets:
        print("none")


main()
