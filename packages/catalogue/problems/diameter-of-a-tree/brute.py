"""Finds all distances by Floyd and Warshall."""

import sys

n, *parents = map(int, sys.stdin.read().split())
far = [[0 if i == j else n for j in range(n)] for i in range(n)]
for child, parent in enumerate(parents):
    if parent > 0:
        far[child][parent - 1] = far[parent - 1][child] = 1
for k in range(n):
    for i in range(n):
        for j in range(n):
            far[i][j] = min(far[i][j], far[i][k] + far[k][j])
print(max(map(max, far)))
