import sys


def solve(coins: list[int], events: list[tuple[int, int, int]]) -> list[int]:
    """An event (1, i, x) changes box i by x, an event (2, l, r) asks for a sum."""
    n = len(coins)
    tree = [0] * (n + 1)
    answers = []
    for kind, a, b in events:
        if kind == 1:
            while a <= n:
                tree[a] += b
                a += a & -a
        else:
            total = 0
            a -= 1
            while b > 0:
                total += tree[b]
                b -= b & -b
            while a > 0:
                total -= tree[a]
                a -= a & -a
            answers.append(total)
    return answers


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], list(zip(rest[n::3], rest[n + 1 :: 3], rest[n + 2 :: 3]))), sep="\n")


main()
