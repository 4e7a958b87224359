import sys


def solve(factors: list[int]) -> int:
    best = factors[0]
    for i in range(len(factors)):
        p = 1
        for x in factors[i:]:
            p *= x
            if p > best:
                best = p
    return best


def main() -> None:
    _, *factors = map(int, sys.stdin.read().split())
    print(solve(factors))


main()
