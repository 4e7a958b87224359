import sys


def clean(unit):
    filled = [x for x in unit if x != '0']
    return len(filled) == len(set(filled))


def units(k, rows):
    yield from rows
    yield from zip(*rows)
    for top in range(0, k * k, k):
        for left in range(0, k * k, k):
            box = []
            for row in rows[top:top + k]:
                box += row[left:left + k]
            yield box


lines = sys.stdin.read().splitlines()
k = int(lines[0])
rows = [line.split() for line in lines[1:k * k + 1]]
print('true' if all(map(clean, units(k, rows))) else 'false')
