import sys


def solve(n: int, roads: list[tuple[int, int]]) -> list[int]:
    degree = [0] * (n + 1)
    for a, b in roads:
        degree[a] += 1
        degree[b] += 1
    near = [[] for _ in range(n + 1)]
    for a, b in roads:
        near[a].append(b)
        near[b].append(a)
    critical = []
    for i, (a, b) in enumerate(roads, 1):
        if a != b and near[a].count(b) == 1 and not set(near[a]) & set(near[b]):
            critical.append(i)
    return critical


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    critical = solve(n, list(zip(ends[::2], ends[1::2])))
    print(len(critical))
    print(*critical)


main()
