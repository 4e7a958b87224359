import sys


def solve(times: list[int], c: int) -> int:
    return max(sum(times), (max(times) - 1) * (c + 1) + len(times))


def main() -> None:
    _, c, *times = map(int, sys.stdin.read().split())
    print(solve(times, c))


main()
