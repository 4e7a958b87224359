import sys


def solve(parents: list[int]) -> int:
    n = len(parents)
    left = [0] * (n + 1)
    for p in parents:
        left[p] += 1
    order = [v for v in range(1, n + 1) if not left[v]]
    depth = [0] * (n + 1)
    best = 0
    for v in order:
        p = parents[v - 1]
        if v == 1 or p == 0:
            continue
        best = max(best, depth[p] + depth[v] + 1)
        depth[p] = max(depth[p], depth[v] + 1)
        left[p] -= 1
        if left[p] == 0:
            order.append(p)
    return best


def main() -> None:
    _, *parents = map(int, sys.stdin.read().split())
    print(solve(parents))


main()
