import sys


def solve(coins: list[int], events: list[tuple[int, int, int]]) -> list[int]:
    """An event (1, i, x) changes box i by x, an event (2, l, r) asks for a sum."""
    n = len(coins)
    tree = [0, *coins]
    for i in range(1, n + 1):
        following = i + (i & -i)
        if following <= n:
            tree[following] += tree[i]

    def sum_up_to(i: int) -> int:
        total = 0
        while i > 0:
            total += tree[i]
            i -= i & -i
        return total

    answers = []
    for kind, a, b in events:
        if kind == 1:
            while a <= n:
                tree[a] += b
                a += a & -a
        else:
            answers.append(sum_up_to(b) - sum_up_to(a - 1))
    return answers


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], list(zip(rest[n::3], rest[n + 1 :: 3], rest[n + 2 :: 3]))), sep="\n")


main()
