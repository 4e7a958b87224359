import sys


def solve(weights: list[int], values: list[int], c: int) -> int:
    best = 0
    for bits in range(1 << len(weights)):
        weight = value = 0
        for i in range(len(weights)):
            if bits >> i & 1:
                weight += weights[i]
                value += values[i]
        if weight <= c:
            best = max(best, value)
    return best


def main() -> None:
    n, c, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:], c))


main()
