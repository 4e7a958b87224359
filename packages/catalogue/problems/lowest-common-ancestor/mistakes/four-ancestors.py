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

par = {}
st = [root]
while st:
    x = st.pop()
    for y in (x.l, x.r):
        if y:
            par[y.v] = x.v
            st.append(y)
anc = [p]
while anc[-1] in par and len(anc) < 10:
    anc.append(par[anc[-1]])
x = q
while x not in anc and x in par:
    x = par[x]
print(x)
