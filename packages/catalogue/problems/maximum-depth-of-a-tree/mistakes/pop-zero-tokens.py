k = int(input())
t = input().split() if k else []
best = 0
if k:
    q = [(t.pop(0), 1)]
    while q:
        v, d = q.pop(0)
        best = max(best, d)
        for _ in range(2):
            if t:
                x = t.pop(0)
                if x != 'null':
                    q = q + [(x, d + 1)]
print(best)
