import sys


def solve(row: list[int]) -> int:
    b = [1, *row, 1]
    size = len(b)
    best = [[0] * size for _ in range(size)]
    for length in range(2, size):
        for i in range(size - length):
            j = i + length
            ends = b[i] * b[-1]
            best[i][j] = max(best[i][last] + best[last][j] + ends * b[last] for last in range(i + 1, j))
    return best[0][-1]


def main() -> None:
    _, *row = map(int, sys.stdin.read().split())
    print(solve(row))


main()
