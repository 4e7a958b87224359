import sys
from collections import deque
sys.setrecursionlimit(10000)

toks = deque(sys.stdin.read().split())
toks.popleft()

root = [int(toks.popleft()), None, None]
waiting = deque([root])
while toks:
    node = waiting.popleft()
    for side in (1, 2):
        if not toks:
            break
        t = toks.popleft()
        if t != 'null':
            node[side] = [int(t), None, None]
            waiting.append(node[side])

best = -10**18

def down(node):
    global best
    if node is None:
        return 0
    v, l, r = node
    a = down(l)
    b = down(r)
    best = max(best, v + a + b, v + a, v + b, v)
    return v + max(a, b)

down(root)
print(best)
