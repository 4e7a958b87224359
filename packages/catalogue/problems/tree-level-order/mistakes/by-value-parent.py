k = int(input())
t = input().split() if k else []
depth = {}
out = []
if k:
    depth[t[0]] = 0
    out = [[t[0]]]
    q = [t[0]]
    i = 1
    for x in q:
        for _ in range(2):
            if i < k:
                if t[i] != 'null':
                    d = depth[x] + 1
                    depth.setdefault(t[i], d)
                    while len(out) <= d:
                        out.append([])
                    out[d].append(t[i])
                    q.append(t[i])
                i += 1
for l in out:
    print(*l)
