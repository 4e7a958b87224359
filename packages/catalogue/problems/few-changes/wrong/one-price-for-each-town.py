import heapq
import sys


def solve(n: int, buses: list[tuple[int, int, int]], start: int, goal: int, k: int) -> int:
    near = [[] for _ in range(n + 1)]
    for a, b, price in buses:
        near[a].append((b, price))
    heap = [(0, 0, start)]
    done = set()
    while heap:
        cost, taken, town = heapq.heappop(heap)
        if town == goal:
            return cost
        if town in done or taken > k:
            continue
        done.add(town)
        for b, price in near[town]:
            heapq.heappush(heap, (cost + price, taken + 1, b))
    return -1


def main() -> None:
    n, _, k, start, goal, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3])), start, goal, k))


main()
