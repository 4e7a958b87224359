import sys


def solve(n: int, offers: list[tuple[int, int, int]]) -> int:
    near = [[] for _ in range(n + 1)]
    for a, b, cost in offers:
        near[a].append((b, cost))
        near[b].append((a, cost))
    best = {1: 0}
    done = set()
    total = 0
    while len(done) < n:
        v = min((w for w in range(1, n + 1) if w in best and w not in done), key=best.get, default=None)
        if v is None:
            return -1
        done.add(v)
        total += best[v]
        for w, cost in near[v]:
            if cost < best.get(w, cost + 1):
                best[w] = cost
    return total


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3]))))


main()
