import sys


def solve(factors: list[int]) -> int:
    best = factors[0]
    p = 1
    for x in factors:
        p *= x
        best = max(best, p)
    p = 1
    for x in reversed(factors):
        p *= x
        best = max(best, p)
    return best


def main() -> None:
    _, *factors = map(int, sys.stdin.read().split())
    print(solve(factors))


main()
