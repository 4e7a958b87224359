import sys


def solve(values: list[int], target: int) -> int:
    low, high = 0, len(values) - 1
    while low <= high:
        middle = (low + high) // 2
        if values[middle] == target:
            return middle
        if values[low] <= values[middle]:
            in_left = values[low] <= target < values[middle]
        else:
            in_left = not values[middle] < target <= values[high]
        if in_left:
            high = middle - 1
        else:
            low = middle + 1
    return low


def main() -> None:
    n, q, *rest = map(int, sys.stdin.read().split())
    values, targets = rest[:n], rest[n : n + q]
    print("\n".join(str(solve(values, target)) for target in targets))


main()
