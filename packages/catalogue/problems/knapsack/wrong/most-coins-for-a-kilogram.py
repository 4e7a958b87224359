import sys


def solve(weights: list[int], values: list[int], c: int) -> int:
    total = 0
    for weight, value in sorted(zip(weights, values), key=lambda chest: -chest[1] / chest[0]):
        if weight <= c:
            c -= weight
            total += value
    return total


def main() -> None:
    n, c, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:], c))


main()
