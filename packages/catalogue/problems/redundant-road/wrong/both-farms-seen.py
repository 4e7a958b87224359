import sys


def solve(n: int, roads: list[tuple[int, int]]) -> int:
    seen = set()
    for number, (a, b) in enumerate(roads, 1):
        if a == b or (a in seen and b in seen):
            return number
        seen |= {a, b}
    return n


def main() -> None:
    n, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
