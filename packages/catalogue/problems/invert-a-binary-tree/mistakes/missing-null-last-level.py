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

def invert(x):
    if x is None:
        return
    x.l, x.r = x.r, x.l
    invert(x.l)
    invert(x.r)
invert(root)

out = []
q = [root]
for x in q:
    if x is None:
        out.append('null')
        continue
    out.append(str(x.v))
    if x.l or x.r:
        q.append(x.l)
        q.append(x.r)
    elif len(q) < 7:
        q += [None, None]
while out and out[-1] == 'null':
    out.pop()
print(len(out))
print(*out)
