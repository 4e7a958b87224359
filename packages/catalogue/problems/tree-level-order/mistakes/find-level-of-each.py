import sys
sys.setrecursionlimit(5000)
class Node:
    def __init__(self, v):
        self.v = v
        self.l = None
        self.r = None
def build(t):
    if not t:
        return None
    root = Node(int(t[0]))
    q = [root]
    i = 1
    for x in q:
        if i < len(t):
            if t[i] != 'null':
                x.l = Node(int(t[i])); q.append(x.l)
            i += 1
        if i < len(t):
            if t[i] != 'null':
                x.r = Node(int(t[i])); q.append(x.r)
            i += 1
    return root
k = int(sys.stdin.readline())
t = sys.stdin.readline().split()
root = build(t)

def level(x, target, d):
    if x is None:
        return -1
    if x is target:
        return d
    a = level(x.l, target, d + 1)
    return a if a >= 0 else level(x.r, target, d + 1)
nodes = []
def collect(x):
    if x:
        nodes.append(x)
        collect(x.l)
        collect(x.r)
collect(root)
lv = {}
for x in nodes:
    lv.setdefault(level(root, x, 0), []).append(x.v)
for d in sorted(lv):
    print(*lv[d])
