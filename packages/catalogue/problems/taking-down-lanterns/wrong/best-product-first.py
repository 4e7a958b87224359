import sys


def solve(row: list[int]) -> int:
    hanging = list(row)
    total = 0
    while hanging:
        i = max(range(len(hanging)), key=lambda i: ([1, *hanging, 1])[i] * hanging[i] * ([1, *hanging, 1])[i + 2])
        around = [1, *hanging, 1]
        total += around[i] * around[i + 1] * around[i + 2]
        hanging.pop(i)
    return total


def main() -> None:
    _, *row = map(int, sys.stdin.read().split())
    print(solve(row))


main()
