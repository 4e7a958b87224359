import sys


def solve(n: int, buses: list[tuple[int, int, int]], start: int, goal: int, k: int) -> int:
    near = [[] for _ in range(n + 1)]
    for a, b, price in buses:
        near[a].append((b, price))
    best = float("inf")
    stack = [(start, 0, 0)]
    while stack:
        town, cost, taken = stack.pop()
        if town == goal:
            best = min(best, cost)
        elif taken <= k:
            stack += [(b, cost + price, taken + 1) for b, price in near[town] if cost + price < best]
    return -1 if best == float("inf") else best


def main() -> None:
    n, _, k, start, goal, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3])), start, goal, k))


main()
