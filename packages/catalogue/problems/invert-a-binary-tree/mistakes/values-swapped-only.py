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

def invert(a, b):
    if a is None or b is None:
        return
    a.v, b.v = b.v, a.v
    invert(a.l, b.r)
    invert(a.r, b.l)
if root and (root.l is None or root.r is None):
    root.l, root.r = root.r, root.l
elif root:
    if root.l.l is None or root.r.r is None or root.l.r is None or root.r.l is None:
        a, b = root.l, root.r
        root.l, root.r = b, a
        for x in (root.l, root.r):
            x.l, x.r = x.r, x.l
    else:
        invert(root.l, root.r)

out = []
q = [root]
for x in q:
    if x is None:
        out.append('null')
        continue
    out.append(str(x.v))
    q.append(x.l)
    q.append(x.r)
while out and out[-1] == 'null':
    out.pop()
print(len(out))
print(*out)
