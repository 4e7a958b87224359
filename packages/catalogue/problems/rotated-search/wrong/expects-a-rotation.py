import sys


def solve(values: list[int], target: int) -> int:
    low, high = 0, len(values) - 1
    while low < high:
        middle = (low + high) // 2
        if values[middle] > values[0]:
            low = middle + 1
        else:
            high = middle
    drop = low
    low, high = (0, drop - 1) if target >= values[0] else (drop, len(values) - 1)
    while low <= high:
        middle = (low + high) // 2
        if values[middle] == target:
            return middle
        if values[middle] < target:
            low = middle + 1
        else:
            high = middle - 1
    return -1


def main() -> None:
    n, q, *rest = map(int, sys.stdin.read().split())
    values, targets = rest[:n], rest[n : n + q]
    print("\n".join(str(solve(values, target)) for target in targets))


main()
