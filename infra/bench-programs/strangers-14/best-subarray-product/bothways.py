import sys

def runs(seq):
    p = 1
    for x in seq:
        p *= x
        yield p
        if p == 0:
            p = 1

_, *f = map(int, sys.stdin.read().split())
print(max(max(runs(f)), max(runs(reversed(f)))))
