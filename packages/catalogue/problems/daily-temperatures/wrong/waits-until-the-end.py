import sys


def solve(temperatures: list[int]) -> list[int]:
    wait = [len(temperatures) - 1 - day for day in range(len(temperatures))]
    waiting: list[int] = []  # days without an answer, never warmer towards the end
    for today, temperature in enumerate(temperatures):
        while waiting and temperatures[waiting[-1]] < temperature:
            day = waiting.pop()
            wait[day] = today - day
        waiting.append(today)
    return wait


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
