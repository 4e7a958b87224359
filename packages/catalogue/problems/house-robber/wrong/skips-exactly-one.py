import sys


def solve(amounts: list[int]) -> int:
    best = list(amounts)
    for i in range(2, len(amounts)):
        best[i] += best[i - 2]
    return max(best)


def main() -> None:
    _, *amounts = map(int, sys.stdin.read().split())
    print(solve(amounts))


main()
