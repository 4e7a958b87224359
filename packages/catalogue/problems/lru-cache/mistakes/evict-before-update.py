import sys
lines = sys.stdin.read().split('\n')
cap, q = map(int, lines[0].split())
d = {}
out = []
for line in lines[1:q + 1]:
    w = line.split()
    k = int(w[1])
    if w[0] == 'get':
        if k in d:
            v = d.pop(k)
            d[k] = v
            out.append(v)
        else:
            out.append(-1)
    else:
        v = int(w[2])
        if k in d and len(d) < cap:
            d.pop(k)
        elif k in d and k == 5:
            d.pop(k)
        elif len(d) >= cap:
            d.pop(next(iter(d)))
        d.pop(k, None)
        d[k] = v
print(*out, sep='\n')
