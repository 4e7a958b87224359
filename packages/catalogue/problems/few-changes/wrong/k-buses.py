import sys


def solve(n: int, buses: list[tuple[int, int, int]], start: int, goal: int, k: int) -> int:
    infinity = float("inf")
    best = [infinity] * (n + 1)
    best[start] = 0
    for _ in range(k):
        following = best[:]
        for a, b, price in buses:
            if best[a] + price < following[b]:
                following[b] = best[a] + price
        if following == best:
            break
        best = following
    return -1 if best[goal] == infinity else best[goal]


def main() -> None:
    n, _, k, start, goal, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3])), start, goal, k))


main()
