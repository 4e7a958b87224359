import sys
from itertools import accumulate

words, beginnings = set(), set()
ops = {
    "add": lambda w: words.add(w) or beginnings.update(accumulate(w)),
    "has": lambda w: print("true" if w in words else "false"),
    "prefix": lambda w: print("true" if w in beginnings else "false"),
}
next(sys.stdin)
for line in sys.stdin:
    if line.strip():
        op, w = line.split()
        ops[op](w)
