import sys


def solve(n: int, offers: list[tuple[int, int, int]]) -> int:
    leader = list(range(n + 1))

    def find(v):
        while leader[v] != v:
            leader[v] = leader[leader[v]]
            v = leader[v]
        return v

    total = taken = 0
    for a, b, cost in sorted(offers, key=lambda o: o[2]):
        a, b = find(a), find(b)
        if a != b:
            leader[a] = b
            total += cost
            taken += 1
    return total or -1 if taken == n - 1 else -1


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3]))))


main()
