import sys
from itertools import combinations


def solve(values: list[int], t: int) -> list[list[int]]:
    values = sorted(values)
    sets = {chosen for size in range(1, len(values) + 1) for chosen in combinations(values, size) if sum(chosen) == t}
    return [list(chosen) for chosen in sets]


def main() -> None:
    _, t, *values = map(int, sys.stdin.read().split())
    sets = solve(values, t)
    print("\n".join(" ".join(map(str, chosen)) for chosen in sets) or "none")


main()
