import sys


def solve(coins: list[int], events: list[tuple[int, int, int]]) -> list[int]:
    """An event (1, i, x) changes box i by x, an event (2, l, r) asks for a sum."""
    n = len(coins)
    tree = [0] * (n + 1)

    def add(i, x):
        while i < n:
            tree[i] += x
            i += i & -i

    def upto(i):
        total = 0
        while i > 0:
            total += tree[i]
            i -= i & -i
        return total

    for i, one in enumerate(coins, 1):
        add(i, one)
    answers = []
    for kind, a, b in events:
        if kind == 1:
            add(a, b)
        else:
            answers.append(upto(b) - upto(a - 1))
    return answers


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], list(zip(rest[n::3], rest[n + 1 :: 3], rest[n + 2 :: 3]))), sep="\n")


main()
