import sys


def solve(temperatures: list[int]) -> list[int]:
    wait = [0] * len(temperatures)
    for day, temperature in enumerate(temperatures):
        for later in range(day + 1, len(temperatures)):
            if temperatures[later] > temperature:
                wait[day] = later - day
                break
    return wait


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
