import sys


def solve(first: list[int], second: list[int]) -> float:
    """Both lists are sorted; at most one of them is empty."""
    def median(values: list[int]) -> float:
        middle = len(values) // 2
        return (values[middle] + values[-1 - middle]) / 2

    medians = [median(values) for values in (first, second) if values]
    return sum(medians) / len(medians)


def main() -> None:
    _, first, _, second = (list(map(int, sys.stdin.readline().split())) for _ in range(4))
    print(f"{solve(first, second):.1f}")


main()
