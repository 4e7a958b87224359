cap, q = map(int, input().split())
cache = {}
order = []          # least recently used first

for _ in range(q):
    line = input().split()
    key = int(line[1])
    if line[0] == "get":
        if key in cache:
            print(cache[key])
            order.remove(key)
            order.append(key)
        else:
            print(-1)
    else:
        if key in cache:
            order.remove(key)
        elif len(cache) == cap:
            old = order.pop(0)
            del cache[old]
        cache[key] = int(line[2])
        order.append(key)
