import sys


def solve(k: int, grid: list[list[int]]) -> bool:
    size = k * k
    for r in range(size):
        for c in range(size):
            number = grid[r][c]
            if number == 0:
                continue
            for i in range(size):
                if i != c and grid[r][i] == number:
                    return False
                if i != r and grid[i][c] == number:
                    return False
                y, x = r // k * k + i // k, c // k * k + i % k
                if (y, x) != (r, c) and grid[y][x] == number:
                    return False
    return True


def main() -> None:
    k = int(sys.stdin.readline())
    grid = [list(map(int, sys.stdin.readline().split())) for _ in range(k * k)]
    print("true" if solve(k, grid) else "false")


main()
