from collections import Counter
s = input().strip()
t = input().strip()
need = Counter(t)
best = None
for i in range(len(s)):
    left = dict(need)
    miss = len(t)
    for k in range(i, len(s)):
        if best is not None and k - i >= len(best) - 1:
            break
        if left.get(s[k], 0) > 0:
            miss -= 1
            left[s[k]] -= 1
            if miss == 0:
                best = s[i:k + 1]
                break
print(best or 'none')
