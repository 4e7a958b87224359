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

def size(x):
    return 0 if x is None else 1 + size(x.l) + size(x.r)
def depth(x):
    if x is None:
        return 0
    if x.l and x.r is None:
        return 1 + depth(x.l)
    if x.r and x.l is None:
        return 1 + depth(x.r)
    return 1 + (depth(x.l) if size(x.l) > size(x.r) else depth(x.r))
print(depth(root))
