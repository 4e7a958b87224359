import sys


def solve(first: list[int], second: list[int]) -> float:
    """Both lists are sorted; at most one of them is empty."""
    if first[0] > second[0]:
        first, second = second, first
    merged = sorted(first + second)
    middle = len(merged) // 2
    return (merged[middle] + merged[-1 - middle]) / 2


def main() -> None:
    _, first, _, second = (list(map(int, sys.stdin.readline().split())) for _ in range(4))
    print(f"{solve(first, second):.1f}")


main()
