import sys

# persistent linked cells: (value, smallest so far, cell below)
def answers(words):
    cell = None
    for w in words:
        if w == 'push':
            x = int(next(words))
            cell = (x, x if cell is None else min(x, cell[1]), cell)
        elif w == 'pop':
            cell = cell[2]
        elif w == 'top':
            yield cell[0]
        else:
            yield cell[1]
    # let the chain go cell by cell, otherwise it would be freed recursively
    while cell:
        cell = cell[2]

it = iter(sys.stdin.read().split())
next(it)
print(*answers(it), sep='\n')
