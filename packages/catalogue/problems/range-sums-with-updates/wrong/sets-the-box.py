import sys


def solve(coins: list[int], events: list[tuple[int, int, int]]) -> list[int]:
    """An event (1, i, x) changes box i by x, an event (2, l, r) asks for a sum."""
    n = len(coins)
    tree = [0, *coins]
    for i in range(1, n + 1):
        if i + (i & -i) <= n:
            tree[i + (i & -i)] += tree[i]

    def upto(i):
        total = 0
        while i > 0:
            total += tree[i]
            i -= i & -i
        return total

    now = [0, *coins]
    answers = []
    for kind, a, b in events:
        if kind == 1:
            change, now[a] = b - now[a], b
            while a <= n:
                tree[a] += change
                a += a & -a
        else:
            answers.append(upto(b) - upto(a - 1))
    return answers


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], list(zip(rest[n::3], rest[n + 1 :: 3], rest[n + 2 :: 3]))), sep="\n")


main()
