import sys


def solve(values: list[int], t: int) -> list[list[int]]:
    # Write your solution here.
    return []


def main() -> None:
    _, t, *values = map(int, sys.stdin.read().split())
    sets = solve(values, t)
    print("\n".join(" ".join(map(str, chosen)) for chosen in sets) or "none")


main()
