cap, q = map(int, input().split())
keys = []
vals = {}
for _ in range(q):
    cmd, *rest = input().split()
    k = int(rest[0])
    if cmd == "get":
        if k in keys:
            keys.remove(k)
            keys.append(k)
            print(vals[k])
        else:
            print(-1)
    else:
        if k in keys:
            keys.remove(k)
        elif len(keys) == cap:
            gone = keys.pop(0)
            del vals[gone]
        keys.append(k)
        vals[k] = int(rest[1])
