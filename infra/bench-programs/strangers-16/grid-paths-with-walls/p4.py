import sys
from collections import defaultdict

MOD = 1_000_000_007


def step(grid, diagonal):
    """From all squares of one diagonal to the next one."""
    following = defaultdict(int)
    for (i, j), ways in diagonal.items():
        for ni, nj in ((i + 1, j), (i, j + 1)):
            if ni < len(grid) and nj < len(grid[0]) and grid[ni][nj] == ".":
                following[ni, nj] = (following[ni, nj] + ways) % MOD
    return following


grid = sys.stdin.read().split()[2:]
front = {(0, 0): 1} if grid[0][0] == "." else {}
for _ in range(len(grid) + len(grid[0]) - 2):
    front = step(grid, front)
print(front.get((len(grid) - 1, len(grid[0]) - 1), 0))
