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

def find(x, v, path):
    if x is None:
        return False
    path.append(x.v)
    if x.v == v or find(x.l, v, path) or find(x.r, v, path):
        return True
    path.pop()
    return False
a, b = [], []
find(root, p, a)
find(root, q, b)
if len(a) > 4 or len(b) > 4:
    x = root
    while x:
        if p < x.v and q < x.v and x.l:
            x = x.l
        elif p > x.v and q > x.v and x.r:
            x = x.r
        else:
            break
    print(x.v)
else:
    print([u for u, w in zip(a, b) if u == w][-1])
