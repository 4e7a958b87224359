import sys

# Machine subtrees are interned; an assembly that needs an unknown triple cannot be there.


def parse(line):
    tok = line.split()
    del tok[0]
    kid = [-1] * (2 * len(tok) + 2)
    types = []
    for p, t in enumerate(tok):
        if t != "null":
            if p:
                kid[p - 1] = len(types)
            types.append(t)
    return types, kid


def main():
    data = sys.stdin
    table = {}
    types, kid = parse(data.readline())
    ident = [0] * len(types) + [0]          # the entry at -1 is the missing part
    for v in range(len(types) - 1, -1, -1):
        ident[v] = table.setdefault((types[v], ident[kid[2 * v]], ident[kid[2 * v + 1]]), v + 1)
    out = []
    for _ in range(int(data.readline())):
        types, kid = parse(data.readline())
        n = len(types)
        ident = [0] * (n + 1)
        found = "yes"
        for v in range(n - 1, -1, -1):
            x = table.get((types[v], ident[kid[2 * v]], ident[kid[2 * v + 1]]))
            if x is None:
                found = "no"
                break
            ident[v] = x
        out.append(found)
    print("\n".join(out))


main()
