import sys


def solve(factors: list[int]) -> int:
    high = low = best = factors[0]
    for factor in factors[1:]:
        candidates = (factor, high * factor, low * factor)
        high, low = max(candidates), min(candidates)
        best = max(best, high)
    return best


def main() -> None:
    _, *factors = map(int, sys.stdin.read().split())
    print(solve(factors))


main()
