import heapq
import sys


def solve(n: int, offers: list[tuple[int, int, int]]) -> int:
    near = [[] for _ in range(n + 1)]
    for a, b, cost in offers:
        near[a].append((b, cost))
        near[b].append((a, cost))
    done = [False] * (n + 1)
    heap = [(0, 1, 0)]
    total = reached = 0
    while heap:
        far, v, last = heapq.heappop(heap)
        if done[v]:
            continue
        done[v] = True
        reached += 1
        total += last
        for w, cost in near[v]:
            if not done[w]:
                heapq.heappush(heap, (far + cost, w, cost))
    return total if reached == n else -1


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3]))))


main()
