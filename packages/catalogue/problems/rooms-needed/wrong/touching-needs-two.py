import sys


def solve(starts: list[int], ends: list[int]) -> int:
    events = sorted([(s, -1) for s in starts] + [(e, 1) for e in ends])
    used = most = 0
    for _, change in events:
        used -= change
        most = max(most, used)
    return most


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:]))


main()
