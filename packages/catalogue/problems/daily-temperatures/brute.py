import sys


def solve(temperatures: list[int]) -> list[int]:
    days = range(len(temperatures))
    later_and_warmer = [[b for b in days if b > a and temperatures[b] > temperatures[a]] for a in days]
    return [min(later) - day if later else 0 for day, later in enumerate(later_and_warmer)]


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
