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

def values(x):
    return [] if x is None else values(x.l) + [x.v] + values(x.r)
def ok(x):
    if x is None:
        return True
    a, b = values(x.l), values(x.r)
    if a and max(a) >= x.v or b and min(b) <= x.v:
        return False
    return ok(x.l) and ok(x.r)
print('true' if ok(root) else 'false')
