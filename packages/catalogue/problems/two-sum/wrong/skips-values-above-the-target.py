import sys


def solve(values: list[int], target: int) -> tuple[int, int]:
    position_of: dict[int, int] = {}
    for j, value in enumerate(values):
        if value > target:
            continue
        if target - value in position_of:
            return position_of[target - value], j
        position_of[value] = j
    return -1, -1


def main() -> None:
    n, target, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], target))


main()
