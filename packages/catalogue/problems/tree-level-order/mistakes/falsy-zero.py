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

level = [root] if root else []
while level:
    print(*[x.v for x in level if x.v or len(level) == 1])
    nxt = []
    for x in level:
        if x.l:
            nxt.append(x.l)
        if x.r:
            nxt.append(x.r)
    level = nxt
