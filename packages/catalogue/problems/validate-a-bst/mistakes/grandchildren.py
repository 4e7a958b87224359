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

def ok(x):
    if x is None:
        return True
    if x.l and (x.l.v >= x.v or x.l.r and x.l.r.v >= x.v or x.l.l and x.l.l.v >= x.v):
        return False
    if x.r and (x.r.v <= x.v or x.r.l and x.r.l.v <= x.v or x.r.r and x.r.r.v <= x.v):
        return False
    return ok(x.l) and ok(x.r)
print('true' if ok(root) else 'false')
