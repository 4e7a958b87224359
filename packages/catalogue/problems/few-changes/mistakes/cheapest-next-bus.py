import sys


def solve(n: int, buses: list[tuple[int, int, int]], start: int, goal: int, k: int) -> int:
    near = [[] for _ in range(n + 1)]
    for a, b, price in buses:
        near[a].append((price, b))
    cost, town = 0, start
    for _ in range(k + 1):
        if town == goal or not near[town]:
            break
        price, town = min(near[town])
        cost += price
    return cost if town == goal else -1


def main() -> None:
    n, _, k, start, goal, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3])), start, goal, k))


main()
