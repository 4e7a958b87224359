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

prev = -999999
good = True
def walk(x):
    global prev, good
    if x is None:
        return
    walk(x.l)
    if x.v <= prev:
        good = False
    prev = x.v
    walk(x.r)
walk(root)
print('true' if good else 'false')
