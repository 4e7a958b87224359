import sys


def chars(f, size=4096):
    while True:
        block = f.read(size)
        if not block:
            return
        yield from block


def tokens(cs):
    value = None
    for c in cs:
        if c.isdigit():
            value = (value or 0) * 10 + int(c)
            continue
        if value is not None:
            yield value
            value = None
        if c in "()":
            yield c
    if value is not None:
        yield value


# a box is written  weight(box)(box)...   for instance 3(4)(5(1))
outer = []
here = 0
heaviest = 0
weighted = 0
for t in tokens(chars(sys.stdin)):
    if t == "(":
        outer.append(here)
    elif t == ")":
        here = outer.pop()
    else:
        here = (outer[-1] if outer else 0) + t
        heaviest = max(heaviest, here)
        weighted += t * (len(outer) + 1)
print(heaviest, weighted)
