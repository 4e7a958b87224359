"""Lets every cable pull the smaller number of its two ends across until nothing changes."""

import sys

n, m, *ends = map(int, sys.stdin.read().split())
label = list(range(n + 1))
changed = True
while changed:
    changed = False
    for u, v in zip(ends[::2], ends[1::2]):
        if label[u] != label[v]:
            label[u] = label[v] = min(label[u], label[v])
            changed = True
print(len(set(label[1:])))
