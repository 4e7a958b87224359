import sys


def solve(n: int, roads: list[tuple[int, int, int]], questions: list[tuple[int, int]]) -> list[int | None]:
    out = [{} for _ in range(n + 1)]
    for u, v, w in roads:
        out[u][v] = min(w, out[u].get(v, w))
    table = [None]
    for start in range(1, n + 1):
        cost = {start: 0}
        queue = [start]
        for u in queue:
            for v, w in out[u].items():
                if v not in cost:
                    cost[v] = cost[u] + w
                    queue.append(v)
        table.append(cost)
    return [table[a].get(b) for a, b in questions]


def main() -> None:
    n, m, q, *rest = map(int, sys.stdin.read().split())
    ends = rest[3 * m :]
    roads = list(zip(rest[0 : 3 * m : 3], rest[1 : 3 * m : 3], rest[2 : 3 * m : 3]))
    costs = solve(n, roads, list(zip(ends[::2], ends[1::2])))
    print("\n".join("none" if cost is None else str(cost) for cost in costs))


main()
