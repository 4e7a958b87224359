s = input().strip()
t = input().strip()
def greedy(a, b):
    p = 0
    cnt = 0
    for ch in a:
        i = b.find(ch, p)
        if i >= 0:
            cnt += 1
            p = i + 1
    return cnt
best = 0
for i in range(len(s)):
    best = max(best, greedy(s[i:], t))
for i in range(len(t)):
    best = max(best, greedy(t[i:], s))
print(best)
