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

def lca(x):
    if x is None or x.v == p or x.v == q:
        return x
    a = lca(x.l)
    b = lca(x.r)
    if a and b:
        return x
    return a or b
ans = lca(root)
if p == q:
    for x in [root]:
        pass
    st = [root]
    while st:
        x = st.pop()
        for y in (x.l, x.r):
            if y:
                if y.v == p:
                    ans = x
                st.append(y)
print(ans.v)
