import sys


def solve(n: int, roads: list[tuple[int, int]]) -> list[int]:
    degree = [0] * (n + 1)
    for a, b in roads:
        degree[a] += 1
        degree[b] += 1
    return [i for i, (a, b) in enumerate(roads, 1) if degree[a] == 1 or degree[b] == 1]


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    critical = solve(n, list(zip(ends[::2], ends[1::2])))
    print(len(critical))
    print(*critical)


main()
