import sys


def solve(times: list[int], c: int) -> int:
    most = max(times)
    return max(sum(times), (most - 1) * max(c, 1) + times.count(most))


def main() -> None:
    _, c, *times = map(int, sys.stdin.read().split())
    print(solve(times, c))


main()
