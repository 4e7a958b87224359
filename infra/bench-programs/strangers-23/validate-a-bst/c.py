import sys

sys.setrecursionlimit(5000)
k, *tok = sys.stdin.read().split()
k = int(k)
kids = {}
supply = iter(range(1, k))
tree = [None if t == 'null' else int(t) for t in tok]
for i, v in enumerate(tree):
    if v is not None:
        kids[i] = next(supply, None), next(supply, None)


def valid(i, lo, hi):
    if i is None or tree[i] is None:
        return True
    v = tree[i]
    l, r = kids[i]
    return lo < v < hi and valid(l, lo, v) and valid(r, v, hi)


print('true' if k == 0 or valid(0, float('-inf'), float('inf')) else 'false')
