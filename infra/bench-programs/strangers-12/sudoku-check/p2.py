import sys

def no_twins(unit):
    seen = [x for x in unit if x]
    return len(seen) == len(set(seen))

def boxes(g, k):
    for i in range(0, k * k, k):
        for j in range(0, k * k, k):
            yield [x for row in g[i:i + k] for x in row[j:j + k]]

k, *lines = sys.stdin.read().splitlines()
k = int(k)
grid = [list(map(int, l.split())) for l in lines[:k * k]]
good = all(map(no_twins, grid)) and all(map(no_twins, zip(*grid))) and all(map(no_twins, boxes(grid, k)))
print('true' if good else 'false')
