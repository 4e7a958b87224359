import sys


def solve(n: int, roads: list[tuple[int, int]]) -> int:
    degree = [0] * (n + 1)
    for a, b in roads:
        degree[a] += 1
        degree[b] += 1
    left = [number for number, (a, b) in enumerate(roads, 1) if degree[a] > 1 and degree[b] > 1]
    count = [0] * (n + 1)
    for number in left:
        for farm in roads[number - 1]:
            count[farm] += 1
    left = [number for number in left if all(count[farm] > 1 for farm in roads[number - 1])]
    return left[-1] if left else 1


def main() -> None:
    n, *ends = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(ends[::2], ends[1::2]))))


main()
