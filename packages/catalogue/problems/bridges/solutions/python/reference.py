import sys


def solve(n: int, roads: list[tuple[int, int]]) -> list[int]:
    near: list[list[tuple[int, int]]] = [[] for _ in range(n + 1)]
    for road, (a, b) in enumerate(roads, 1):
        near[a].append((b, road))
        near[b].append((a, road))
    number = [0] * (n + 1)
    low = [0] * (n + 1)
    entry = [0] * (n + 1)
    critical = []
    count = 0
    for first in range(1, n + 1):
        if number[first]:
            continue
        count += 1
        number[first] = low[first] = count
        stack = [first]
        while stack:
            v = stack[-1]
            if near[v]:
                w, road = near[v].pop()
                if road == entry[v]:
                    continue
                if number[w]:
                    low[v] = min(low[v], number[w])
                else:
                    count += 1
                    number[w] = low[w] = count
                    entry[w] = road
                    stack.append(w)
            else:
                stack.pop()
                if stack:
                    parent = stack[-1]
                    if low[v] > number[parent]:
                        critical.append(entry[v])
                    low[parent] = min(low[parent], low[v])
    return sorted(critical)


def main() -> None:
    n, _, *ends = map(int, sys.stdin.read().split())
    critical = solve(n, list(zip(ends[::2], ends[1::2])))
    print(len(critical))
    print(*critical)


main()
