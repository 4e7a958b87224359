import re
import sys

def write(tokens):
    # level order backwards: what grows below is finished before it is needed
    forks = [i for i, t in enumerate(tokens) if t != 'null']
    k = len(tokens)
    plan = [None] * k
    for f in range(len(forks) - 1, -1, -1):
        here = forks[f]
        l, r = 2 * f + 1, 2 * f + 2
        left = right = None
        if l < k:
            left, plan[l] = plan[l], None
        if r < k:
            right, plan[r] = plan[r], None
        name = tokens[here]
        if right is not None:
            plan[here] = f'{name}({left or ""},{right})'
        elif left is not None:
            plan[here] = f'{name}({left})'
        else:
            plan[here] = name
    return plan[0]

def read(line):
    kids = []
    names = []
    open_forks = []
    side = 0
    last = -1
    for t in re.findall(r'-?\d+|[(),]', line):
        if t == '(':
            open_forks.append(last)
            side = 0
        elif t == ',':
            side = 1
        elif t == ')':
            last = open_forks.pop()
        else:
            last = len(names)
            names.append(t)
            kids.append([-1, -1])
            if open_forks:
                kids[open_forks[-1]][side] = last
    out = [names[0]]
    order = [0]
    for v in order:
        for c in kids[v]:
            if c < 0:
                out.append('null')
            else:
                out.append(names[c])
                order.append(c)
    while out[-1] == 'null':
        out.pop()
    return f'{len(out)}\n{" ".join(out)}'

job, *rest = sys.stdin.read().split()
print(write(rest[1:]) if job == 'write' else read(rest[0]))
