import sys


def parents(tokens):
    """Returns a dictionary from each value to that of its mother."""
    mother = {tokens[0]: None}
    row = [tokens[0]]
    for at, token in enumerate(tokens[1:]):
        if token != 'null':
            mother[token] = row[at // 2]
            row.append(token)
    return mother


_, line, pair = sys.stdin.read().splitlines()[:3]
p, q = pair.split()
mother = parents(line.split())

above = set()
cell = mother[p]
while cell is not None:
    above.add(cell)
    cell = mother[cell]

cell = q
while cell not in above:
    cell = mother[cell]
print(cell)
