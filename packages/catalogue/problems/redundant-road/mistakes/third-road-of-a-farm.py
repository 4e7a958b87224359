import sys


def solve(n: int, roads: list[tuple[int, int]]) -> int:
    degree = [0] * (n + 1)
    for number, (a, b) in enumerate(roads, 1):
        degree[a] += 1
        degree[b] += 1
        if max(degree[a], degree[b]) == 3:
            return number
    return n


def main() -> None:
    n, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
