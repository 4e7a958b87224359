import sys


def solve(times: list[int], c: int) -> int:
    return sum(times) + sum(max(0, (t - 1) * c - (sum(times) - t)) for t in set(times[:50]))


def main() -> None:
    _, c, *times = map(int, sys.stdin.read().split())
    print(solve(times, c))


main()
