import re
import sys

RANK = {"(": 0, "+": 1, "-": 1, "*": 2, "/": 2, "~": 3}


def divide(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


DO = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": divide,
}


def evaluate(line):
    values, ops = [], []

    def reduce():
        op = ops.pop()
        if op == "~":
            values[-1] = -values[-1]
        else:
            b = values.pop()
            values[-1] = DO[op](values[-1], b)

    want = True
    for t in re.findall(r"\d+|[^\s\d]", line):
        if t.isdigit():
            values.append(int(t))
            want = False
        elif t == "(":
            ops.append(t)
            want = True
        elif t == ")":
            while ops[-1] != "(":
                reduce()
            ops.pop()
            want = False
        elif want:
            ops.append("~")
        else:
            r = RANK[t]
            while ops and RANK[ops[-1]] >= r:
                reduce()
            ops.append(t)
            want = True
    while ops:
        reduce()
    return values[0]


print(evaluate(sys.stdin.readline()))
