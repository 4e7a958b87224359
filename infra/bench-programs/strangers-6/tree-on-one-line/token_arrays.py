import re
import sys


def write(tokens):
    n = len(tokens)
    kids = {0: [None, None]}
    slot = 1
    for i in range(n):
        if tokens[i] == "null":
            continue
        kids[i] = []
        for _ in range(2):
            ok = slot < n and tokens[slot] != "null"
            kids[i].append(slot if ok else None)
            slot += 1
    out = []
    stack = [0]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            out.append(item)
            continue
        out.append(tokens[item])
        l, r = kids[item]
        if r is not None:
            stack += [")", r, ","]
        elif l is not None:
            stack.append(")")
        if l is not None:
            stack.append(l)
        if l is not None or r is not None:
            stack.append("(")
    return "".join(out)


def read(text):
    value, kids = [], []
    mothers, side = [], []
    for m in re.finditer(r"-?\d+|.", text):
        t = m.group()
        if t == "(":
            mothers.append(len(value) - 1)
            side.append(0)
        elif t == ",":
            side[-1] = 1
        elif t == ")":
            mothers.pop()
            side.pop()
        else:
            if mothers:
                kids[mothers[-1]][side[-1]] = len(value)
            value.append(t)
            kids.append([None, None])
    row = [0]
    for fork in row:
        if fork is not None:
            row.extend(kids[fork])
    while row[-1] is None:
        row.pop()
    return [value[f] if f is not None else "null" for f in row]


lines = sys.stdin.read().split("\n")
if lines[0].strip() == "write":
    print(write(lines[2].split()))
else:
    tokens = read(lines[1].strip())
    print(len(tokens))
    print(*tokens)
