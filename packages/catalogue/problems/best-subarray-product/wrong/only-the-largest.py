import sys


def solve(factors: list[int]) -> int:
    high = best = factors[0]
    for factor in factors[1:]:
        high = max(factor, high * factor)
        best = max(best, high)
    return best


def main() -> None:
    _, *factors = map(int, sys.stdin.read().split())
    print(solve(factors))


main()
