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

best = -9999
def down(x):
    global best
    if x is None:
        return 0
    a = max(0, down(x.l))
    b = max(0, down(x.r))
    best = max(best, x.v + a + b)
    return x.v + max(a, b)
down(root)
print(best)
