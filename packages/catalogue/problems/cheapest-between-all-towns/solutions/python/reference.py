import sys


def solve(n: int, roads: list[tuple[int, int, int]], questions: list[tuple[int, int]]) -> list[int | None]:
    no_way = float("inf")
    cost = [[no_way] * (n + 1) for _ in range(n + 1)]
    for town in range(1, n + 1):
        cost[town][town] = 0
    for u, v, w in roads:
        cost[u][v] = min(cost[u][v], w)
    for stop in range(1, n + 1):
        after = cost[stop]
        for row in cost:
            before = row[stop]
            if before < no_way:
                row[:] = [old if old <= before + rest else before + rest for old, rest in zip(row, after)]
    return [None if cost[a][b] == no_way else cost[a][b] for a, b in questions]


def main() -> None:
    n, m, q, *rest = map(int, sys.stdin.read().split())
    ends = rest[3 * m :]
    roads = list(zip(rest[0 : 3 * m : 3], rest[1 : 3 * m : 3], rest[2 : 3 * m : 3]))
    costs = solve(n, roads, list(zip(ends[::2], ends[1::2])))
    print("\n".join("none" if cost is None else str(cost) for cost in costs))


main()
