s = input().strip()
t = input().strip()
prev = [0] * (len(t) + 1)
for ch in s:
    cur = [0]
    for j, d in enumerate(t):
        if ch == d:
            cur.append(prev[j] + 1)
        elif prev[j + 1] > cur[j]:
            cur.append(prev[j + 1])
        else:
            cur.append(cur[j])
    prev = cur
print(prev[-1])
