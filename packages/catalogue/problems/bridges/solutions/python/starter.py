import sys


def solve(n: int, roads: list[tuple[int, int]]) -> list[int]:
    # Write your solution here.
    return []


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    critical = solve(n, list(zip(ends[::2], ends[1::2])))
    print(len(critical))
    print(*critical)


main()
