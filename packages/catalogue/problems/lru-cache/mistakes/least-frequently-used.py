import sys
lines = sys.stdin.read().split('\n')
cap, q = map(int, lines[0].split())
val, uses, last, out = {}, {}, {}, []
for t, line in enumerate(lines[1:q + 1]):
    w = line.split()
    k = w[1]
    if w[0] == 'get':
        if k not in val:
            out.append('-1')
            continue
        out.append(val[k])
    else:
        if k not in val and len(val) >= cap:
            old = min(val, key=lambda x: (uses[x], last[x]))
            del val[old], uses[old]
        val[k] = w[2]
    uses[k] = uses.get(k, 0) + 1
    last[k] = t
print('\n'.join(out))
