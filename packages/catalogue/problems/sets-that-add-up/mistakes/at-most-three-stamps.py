import sys
from itertools import combinations


def solve(values: list[int], t: int) -> list[list[int]]:
    return [list(one) for size in (1, 2, 3) for one in sorted(set(combinations(sorted(values), size))) if sum(one) == t]


def main() -> None:
    _, t, *values = map(int, sys.stdin.read().split())
    sets = solve(values, t)
    print("\n".join(" ".join(map(str, chosen)) for chosen in sets) or "none")


main()
