from itertools import groupby
_ = input()
xs = sorted({int(t) for t in input().split()})
print(max(len(list(g)) for _, g in groupby(enumerate(xs), key=lambda p: p[1] - p[0])))
