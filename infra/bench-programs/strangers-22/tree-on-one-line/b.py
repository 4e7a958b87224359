import re
import sys


def write(tokens):
    k = len(tokens)
    child = [None] * k
    free = 1
    for i, t in enumerate(tokens):
        if t != "null":
            child[i] = free
            free += 2
    there = lambda i: i < k and tokens[i] != "null"
    out = []
    todo = [0]
    while todo:
        x = todo.pop()
        if isinstance(x, str):
            out.append(x)
            continue
        out.append(tokens[x])
        left = child[x]
        l, r = there(left), there(left + 1)
        if l or r:
            todo.append(")")
            if r:
                todo.append(left + 1)
                todo.append(",")
            if l:
                todo.append(left)
            todo.append("(")
    return "".join(out)


def read(text):
    value, kids = [], []
    stack, current, side = [], -1, 0
    for t in re.findall(r"-?\d+|[(),]", text):
        if t == "(":
            stack.append(current)
            side = 0
        elif t == ",":
            side = 1
        elif t == ")":
            stack.pop()
        else:
            current = len(value)
            value.append(t)
            kids.append([None, None])
            if stack:
                kids[stack[-1]][side] = current
    tokens, order = [value[0]], [0]
    for i in order:
        for c in kids[i]:
            if c is None:
                tokens.append("null")
            else:
                tokens.append(value[c])
                order.append(c)
    while tokens[-1] == "null":
        tokens.pop()
    return f"{len(tokens)}\n{' '.join(tokens)}"


task, *rest = sys.stdin.read().split()
print(write(rest[1:]) if task == "write" else read(rest[0]))
