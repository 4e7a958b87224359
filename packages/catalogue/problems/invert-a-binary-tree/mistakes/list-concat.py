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

def levels(x):
    if x is None:
        return []
    a, b = levels(x.r), levels(x.l)
    out = [[(1, x.v)]]
    for i in range(max(len(a), len(b))):
        out.append((a[i] if i < len(a) else []) + (b[i] if i < len(b) else []))
    return out
def invert(x):
    if x is None:
        return None
    y = Node(x.v)
    y.l, y.r = invert(x.r), invert(x.l)
    levels(x) if x.l or x.r else None
    return y
root = invert(root)
out = []
q = [root]
for x in q:
    if x is None:
        out.append('null')
        continue
    out.append(str(x.v))
    q += [x.l, x.r]
while out and out[-1] == 'null':
    out.pop()
print(len(out))
print(*out)
