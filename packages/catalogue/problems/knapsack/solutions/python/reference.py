import sys


def solve(weights: list[int], values: list[int], c: int) -> int:
    best = [0] * (c + 1)
    for weight, value in zip(weights, values):
        if weight <= c:
            lifted = [old + value for old in best[: c + 1 - weight]]
            best[weight:] = map(max, best[weight:], lifted)
    return best[c]


def main() -> None:
    n, c, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:], c))


main()
