cap, q = map(int, input().split())
keys = []      # least recently used first
values = {}
for _ in range(q):
    op, *args = input().split()
    args = list(map(int, args))
    k = args[0]
    if op == 'put':
        if k in keys:
            keys.remove(k)
        elif len(keys) == cap:
            del values[keys.pop(0)]
        keys.append(k)
        values[k] = args[1]
    elif k in keys:
        keys.remove(k)
        keys.append(k)
        print(values[k])
    else:
        print(-1)
