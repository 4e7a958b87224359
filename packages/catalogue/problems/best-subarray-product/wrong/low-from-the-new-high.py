import sys


def solve(factors: list[int]) -> int:
    high = low = best = factors[0]
    for factor in factors[1:]:
        high = max(factor, high * factor, low * factor)
        low = min(factor, high * factor, low * factor)
        best = max(best, high)
    return best


def main() -> None:
    _, *factors = map(int, sys.stdin.read().split())
    print(solve(factors))


main()
