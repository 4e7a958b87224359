import sys


def clean(unit):
    filled = [v for v in unit if v]
    return len(filled) == len(set(filled))


def boxes(grid, k):
    for top in range(0, k * k, k):
        for left in range(0, k * k, k):
            box = []
            for row in grid[top:top + k]:
                box += row[left:left + k]
            yield box


def main():
    k = int(sys.stdin.readline())
    grid = [list(map(int, sys.stdin.readline().split())) for _ in range(k * k)]
    ok = all(map(clean, grid)) and all(map(clean, zip(*grid))) and all(map(clean, boxes(grid, k)))
    print("true" if ok else "false")


main()
