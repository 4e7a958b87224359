import sys


def ancestors(cell, mother):
    while cell is not None:
        yield cell
        cell = mother[cell]


def main():
    k, *tokens = sys.stdin.read().split()
    p, q = tokens[-2:]
    tokens = iter(tokens[:-2])
    root = next(tokens)
    mother = {root: None}
    born = [root]
    i = 0
    try:
        while True:
            for _ in "lr":
                token = next(tokens)
                if token != "null":
                    mother[token] = born[i]
                    born.append(token)
            i += 1
    except StopIteration:
        above = set(ancestors(p, mother))
        print(next(x for x in ancestors(q, mother) if x in above))


main()
