import sys
sys.setrecursionlimit(10 ** 6)

n = int(input())
children = {i: [] for i in range(n + 1)}
for i, p in enumerate(input().split(), 1):
    children[int(p)].append(i)

def height(v):
    return max((1 + height(c) for c in children[v]), default=0)

root = children[0][0]
arms = sorted((1 + height(c) for c in children[root]), reverse=True)
print(sum(arms[:2]))
