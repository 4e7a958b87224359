from itertools import accumulate

_, *f = map(int, open(0).read().split())
runs = lambda seq: accumulate(seq, lambda p, x: (p or 1) * x)
print(max(max(runs(f)), max(runs(reversed(f)))))
