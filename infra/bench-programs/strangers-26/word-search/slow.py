from itertools import product

r, c = map(int, input().split())
grid = {}
for y in range(r):
    for x, letter in enumerate(input().strip()):
        grid[y, x] = letter
word = input().strip()


def walks():
    for start in grid:
        for steps in product([(0, 1), (1, 0), (0, -1), (-1, 0)], repeat=len(word) - 1):
            y, x = start
            walk = [start]
            for dy, dx in steps:
                y += dy
                x += dx
                walk.append((y, x))
            yield walk


def spells(walk):
    return len(set(walk)) == len(walk) and ''.join(grid.get(p, '?') for p in walk) == word


print('true' if any(map(spells, walks())) else 'false')
