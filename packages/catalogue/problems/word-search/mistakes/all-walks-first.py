import sys

rows, columns, *lines = sys.stdin.read().split()
rows, columns, word = int(rows), int(columns), lines.pop()
walks = [[(y, x)] for y in range(rows) for x in range(columns)]
for _ in word[1:]:
    walks = [
        walk + [(y, x)]
        for walk in walks
        for dy, dx in ((-1, 0), (1, 0), (0, -1), (0, 1))
        for y, x in [(walk[-1][0] + dy, walk[-1][1] + dx)]
        if 0 <= y < rows and 0 <= x < columns and (y, x) not in walk
    ]
spelled = {''.join(lines[y][x] for y, x in walk) for walk in walks}
print('true' if word in spelled else 'false')
