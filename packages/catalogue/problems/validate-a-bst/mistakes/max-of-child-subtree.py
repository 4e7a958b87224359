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

def rightmost(x):
    while x.r:
        x = x.r
    return x.v
def leftmost(x):
    while x.l:
        x = x.l
    return x.v
def ok(x):
    if x is None:
        return True
    if x.l and (x.l.v >= x.v or rightmost(x.l) >= x.v):
        return False
    if x.r and (x.r.v <= x.v or x.r.l and x.r.l.v <= x.v):
        return False
    return ok(x.l) and ok(x.r)
print('true' if ok(root) else 'false')
