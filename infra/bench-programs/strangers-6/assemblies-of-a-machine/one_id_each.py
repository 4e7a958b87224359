import sys


def children(tokens):
    slot = 1
    for name in tokens:
        if name == "null":
            yield None
        else:
            yield slot, slot + 1
            slot += 2


def number(tokens, known):
    kids = list(children(tokens))
    ids = [0] * (2 * len(tokens) + 2)
    for i in range(len(tokens) - 1, -1, -1):
        if kids[i]:
            l, r = kids[i]
            ids[i] = known.setdefault((tokens[i], ids[l], ids[r]), len(known) + 1)
    return ids[0]


def tree():
    return sys.stdin.readline().split()[1:]


known = {}
number(tree(), known)
limit = len(known)
for _ in range(int(sys.stdin.readline())):
    print("yes" if number(tree(), known) <= limit else "no")
