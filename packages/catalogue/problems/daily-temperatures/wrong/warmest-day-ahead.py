import sys


def solve(temperatures: list[int]) -> list[int]:
    wait = [0] * len(temperatures)
    warmest = len(temperatures) - 1
    for day in range(len(temperatures) - 2, -1, -1):
        if temperatures[day] >= temperatures[warmest]:
            warmest = day
        else:
            wait[day] = warmest - day
    return wait


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
