import sys
from bisect import bisect_left, insort
lines = sys.stdin.read().split('\n')
a = []
for line in lines[1:int(lines[0]) + 1]:
    op, w = line.split()
    if op == 'add':
        insort(a, w)
    else:
        i = bisect_left(a, w)
        if op == 'has':
            print('true' if i < len(a) and a[i] == w else 'false')
        else:
            print('true' if i < len(a) - 1 and a[i].startswith(w) or a and a[0].startswith(w) else 'false')
