import sys


def solve(n: int, roads: list[tuple[int, int, int]], questions: list[tuple[int, int]]) -> list[int | None]:
    answers = []
    for a, b in questions:
        cost = [float("inf")] * (n + 1)
        cost[a] = 0
        changed = True
        while changed:
            changed = False
            for u, v, w in roads:
                if cost[u] + w < cost[v]:
                    cost[v] = cost[u] + w
                    changed = True
        answers.append(None if cost[b] == float("inf") else cost[b])
    return answers


def main() -> None:
    n, m, q, *rest = map(int, sys.stdin.read().split())
    ends = rest[3 * m :]
    roads = list(zip(rest[0 : 3 * m : 3], rest[1 : 3 * m : 3], rest[2 : 3 * m : 3]))
    costs = solve(n, roads, list(zip(ends[::2], ends[1::2])))
    print("\n".join("none" if cost is None else str(cost) for cost in costs))


main()
