import sys


def solve(values: list[int], target: int) -> tuple[int, int]:
    n = len(values)
    for i in range(n):
        for j in range(i + 1, n):
            if values[i] + values[j] == target:
                return i, j
    raise ValueError("no pair adds up to the target")


def main() -> None:
    n, target, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], target))


main()
