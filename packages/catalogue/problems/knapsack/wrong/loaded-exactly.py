import sys


def solve(weights: list[int], values: list[int], c: int) -> int:
    best = {0: 0}
    for weight, value in zip(weights, values):
        for w, old in list(best.items()):
            if w + weight <= c and best.get(w + weight, 0) < old + value:
                best[w + weight] = old + value
        if len(best) > 100000:
            break
    return best.get(c, 0)


def main() -> None:
    n, c, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:], c))


main()
