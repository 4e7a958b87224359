import sys
first, *edges = sys.stdin.read().splitlines()
n, m = map(int, first.split())
label = list(range(n + 1))
for e in edges[:m]:
    u, v = map(int, e.split())
    a, b = label[u], label[v]
    if a != b:
        label = [a if x == b else x for x in label]
print(len(set(label[1:])))
