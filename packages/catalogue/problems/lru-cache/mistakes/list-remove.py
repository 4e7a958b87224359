import sys
lines = sys.stdin.read().split('\n')
cap, q = map(int, lines[0].split())
val, order, out = {}, [], []
for line in lines[1:q + 1]:
    w = line.split()
    k = int(w[1])
    if w[0] == 'get':
        if k in val:
            order.remove(k)
            order.append(k)
            out.append(val[k])
        else:
            out.append(-1)
    else:
        if k in val:
            order.remove(k)
        elif len(val) >= cap:
            del val[order.pop(0)]
        val[k] = int(w[2])
        order.append(k)
print(*out, sep='\n')
