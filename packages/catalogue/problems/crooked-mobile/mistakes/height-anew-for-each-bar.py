import sys


def solve(left: list[int], right: list[int]) -> int:
    def height(bar: int) -> int:
        return 1 + max(height(left[bar]), height(right[bar])) if bar else 0

    return sum(abs(height(a) - height(b)) > 1 for a, b in zip(left, right))


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    print(solve([0] + ends[::2], [0] + ends[1::2]))


main()
