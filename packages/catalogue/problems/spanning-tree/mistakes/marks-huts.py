import sys


def solve(n: int, offers: list[tuple[int, int, int]]) -> int:
    seen = set()
    total = 0
    for a, b, cost in sorted(offers, key=lambda o: o[2]):
        if a not in seen or b not in seen:
            seen |= {a, b}
            total += cost
    return total if len(seen) == n or n == 1 else -1


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(solve(n, list(zip(rest[::3], rest[1::3], rest[2::3]))))


main()
