import sys


def solve(starts: list[int], ends: list[int]) -> int:
    most = 0
    for now in starts:
        used = 0
        for s, e in zip(starts, ends):
            if s <= now < e:
                used += 1
        most = max(most, used)
    return most


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:]))


main()
