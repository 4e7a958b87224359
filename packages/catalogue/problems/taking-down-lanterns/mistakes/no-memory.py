import sys


def solve(row: list[int]) -> int:
    b = [1, *row, 1]

    def best(i, j):
        return max((best(i, m) + best(m, j) + b[i] * b[m] * b[j] for m in range(i + 1, j)), default=0)

    return best(0, len(b) - 1)


def main() -> None:
    _, *row = map(int, sys.stdin.read().split())
    print(solve(row))


main()
