import sys


def solve(starts: list[int], ends: list[int]) -> int:
    best = size = 0
    reach = -1
    for s, e in sorted(zip(starts, ends)):
        if s >= reach:
            size = 0
        size += 1
        reach = max(reach, e)
        best = max(best, size)
    return best


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:]))


main()
