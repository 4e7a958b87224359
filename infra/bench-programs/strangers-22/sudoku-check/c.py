import sys

k, *cells = sys.stdin.read().split()
k = int(k)
n = k * k
grid = [cells[i * n:(i + 1) * n] for i in range(n)]


def groups():
    yield from grid
    yield from zip(*grid)
    for top in range(0, n, k):
        for left in range(0, n, k):
            yield [x for row in grid[top:top + k] for x in row[left:left + k]]


def clean(group):
    filled = [x for x in group if x != "0"]
    return len(filled) == len(set(filled))


print("true" if all(map(clean, groups())) else "false")
