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

def depth(x):
    return 0 if x is None else 1 + max(depth(x.l), depth(x.r))
def collect(x, d, out):
    if x is None:
        return
    if d == 0:
        out.append(x.v)
        return
    collect(x.l, d - 1, out)
    collect(x.r, d - 1, out)
for d in range(depth(root)):
    out = []
    collect(root, d, out)
    print(*out)
