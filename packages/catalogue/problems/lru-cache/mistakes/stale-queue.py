import sys
from collections import deque
lines = sys.stdin.read().split('\n')
cap, q = map(int, lines[0].split())
val, order, out = {}, deque(), []
for line in lines[1:q + 1]:
    w = line.split()
    k = w[1]
    if w[0] == 'get':
        if k in val:
            out.append(val[k])
            order.append(k)
        else:
            out.append('-1')
    else:
        if k not in val and len(val) >= cap:
            old = order.popleft()
            if order.count(old) and len(order) < 5:
                old = order.popleft()
            while old not in val:
                old = order.popleft()
            del val[old]
        val[k] = w[2]
        order.append(k)
print('\n'.join(out))
