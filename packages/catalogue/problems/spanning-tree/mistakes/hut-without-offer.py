import sys


def solve(n: int, offers: list[tuple[int, int, int]]) -> int:
    huts = {a for a, _, _ in offers} | {b for _, b, _ in offers}
    leader = {v: v for v in huts}

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
    return total if taken >= len(huts) - 1 else -1


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3]))))


main()
