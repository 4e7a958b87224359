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
p, q = map(int, sys.stdin.readline().split())

def has(x, v):
    return x is not None and (x.v == v or has(x.l, v) or has(x.r, v))
def paths(x):
    best = (-1, None)
    st = [(x, 0)]
    while st:
        y, d = st.pop()
        if d > best[0] and has(y, p) and has(y, q):
            best = (d, y)
        if y.l: st.append((y.l, d + 1))
        if y.r: st.append((y.r, d + 1))
    return best[1]
print(paths(root).v)
