import sys


def solve(k: int, grid: list[list[int]]) -> bool:
    size = k * k
    lines = [list(row) for row in grid] + [list(column) for column in zip(*grid)]
    lines += [[grid[y + i][x + j] for i in range(k) for j in range(k)] for y in range(0, size, k) for x in range(0, size, k)]
    return all(0 in line or sum(line) == size * (size + 1) // 2 for line in lines)


def main() -> None:
    k = int(sys.stdin.readline())
    grid = [list(map(int, sys.stdin.readline().split())) for _ in range(k * k)]
    print("true" if solve(k, grid) else "false")


main()
