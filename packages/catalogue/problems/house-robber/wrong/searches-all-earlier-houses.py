import sys


def solve(amounts: list[int]) -> int:
    robbed: list[int] = []
    for i, amount in enumerate(amounts):
        robbed.append(amount + max(robbed[: max(0, i - 1)], default=0))
    return max(robbed)


def main() -> None:
    _, *amounts = map(int, sys.stdin.read().split())
    print(solve(amounts))


main()
