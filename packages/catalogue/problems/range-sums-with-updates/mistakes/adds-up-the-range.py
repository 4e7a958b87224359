import sys


def solve(coins: list[int], events: list[tuple[int, int, int]]) -> list[int]:
    """An event (1, i, x) changes box i by x, an event (2, l, r) asks for a sum."""
    answers = []
    for kind, a, b in events:
        if kind == 1:
            coins[a - 1] += b
        else:
            answers.append(sum(coins[a - 1:b]))
    return answers


def main() -> None:
    n, _, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n], list(zip(rest[n::3], rest[n + 1 :: 3], rest[n + 2 :: 3]))), sep="\n")


main()
