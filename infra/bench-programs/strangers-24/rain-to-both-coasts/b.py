import sys


def climb(grid, r, c, coast):
    reached = set(coast)
    stack = list(reached)
    while stack:
        i, j = stack.pop()
        level = grid[i][j]
        for a, b in ((i - 1, j), (i, j + 1), (i + 1, j), (i, j - 1)):
            if 0 <= a < r and 0 <= b < c and grid[a][b] >= level and (a, b) not in reached:
                reached.add((a, b))
                stack.append((a, b))
    return reached


def main():
    r, c = map(int, sys.stdin.readline().split())
    grid = [list(map(int, sys.stdin.readline().split())) for _ in range(r)]
    blue = [(0, j) for j in range(c)] + [(i, 0) for i in range(r)]
    green = [(r - 1, j) for j in range(c)] + [(i, c - 1) for i in range(r)]
    print(len(climb(grid, r, c, blue) & climb(grid, r, c, green)))


if __name__ == "__main__":
    main()
