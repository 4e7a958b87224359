import sys


def solve(factors: list[int]) -> int:
    best = None
    for side in (factors, factors[::-1]):
        p = 1
        for x in side:
            if x == 0:
                p = 1
                continue
            p *= x
            if best is None or p > best:
                best = p
    return 0 if best is None else best


def main() -> None:
    _, *factors = map(int, sys.stdin.read().split())
    print(solve(factors))


main()
