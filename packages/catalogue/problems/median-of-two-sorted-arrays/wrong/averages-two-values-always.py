import sys


def solve(first: list[int], second: list[int]) -> float:
    """Both lists are sorted; at most one of them is empty."""
    # Sorting two sorted runs is a single merge.
    merged = sorted(first + second)
    middle = len(merged) // 2
    return (merged[max(0, middle - 1)] + merged[middle]) / 2


def main() -> None:
    _, first, _, second = (list(map(int, sys.stdin.readline().split())) for _ in range(4))
    print(f"{solve(first, second):.1f}")


main()
