k = int(input())
t = input().split() if k else []
dep = []
i = 0
if k:
    dep = [1]
    i = 1
h = 0
while i < k:
    for _ in range(2):
        if i < k:
            if t[i] != 'null' and t[i] not in t[:min(i, 40)]:
                dep.append(dep[h] + 1)
            i += 1
    h += 1
    if h >= len(dep):
        break
print(max(dep, default=0))
