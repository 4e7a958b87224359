import sys


def solve(values: list[int], target: int) -> tuple[int, int]:
    ordered = sorted(values)
    low, high = 0, len(ordered) - 1
    while low < high:
        total = ordered[low] + ordered[high]
        if total == target:
            return low, high
        if total < target:
            low += 1
        else:
            high -= 1
    raise ValueError("no pair adds up to the target")


def main() -> None:
    n, target, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], target))


main()
