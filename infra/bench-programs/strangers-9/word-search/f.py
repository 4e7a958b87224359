import sys


def solve(grid, word):
    rows, columns = len(grid), len(grid[0])

    def trace(x, y, i, visited):
        if not (0 <= x < rows and 0 <= y < columns):
            return False
        if (x, y) in visited or grid[x][y] != word[i]:
            return False
        if i == len(word) - 1:
            return True
        visited.add((x, y))
        return any(trace(x + dx, y + dy, i + 1, visited)
                   for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))

    return any(trace(x, y, 0, set()) for x in range(rows) for y in range(columns))


_, _, *grid, word = sys.stdin.read().split()
print("true" if solve(grid, word) else "false")
