import sys


def solve(weights: list[int], values: list[int], c: int) -> int:
    memo = {}
    order = list(zip(weights, values))

    def search(i, free):
        if i == len(order):
            return 0
        if free not in memo:
            best = search(i + 1, free)
            if order[i][0] <= free:
                best = max(best, search(i + 1, free - order[i][0]) + order[i][1])
            memo[free] = best
        return memo[free]

    return search(0, c)


def main() -> None:
    n, c, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:], c))


main()
