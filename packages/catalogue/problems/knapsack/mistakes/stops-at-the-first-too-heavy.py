import sys


def solve(weights: list[int], values: list[int], c: int) -> int:
    best = [0] * (c + 1)
    for g, v in zip(weights, values):
        if g > c:
            break
        for w in range(c, g - 1, -1):
            if best[w - g] + v > best[w]:
                best[w] = best[w - g] + v
    return best[c]


def main() -> None:
    n, c, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:], c))


main()
