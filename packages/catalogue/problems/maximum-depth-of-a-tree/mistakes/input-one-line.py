import sys
first, second = sys.stdin.read().split('\n')[:2]
t = second.split()
level = {0: 1} if t else {}
kids = [0] if t else []
best = 1 if t else 0
i = 1
for h in range(len(t)):
    if h >= len(kids):
        break
    for side in (0, 1):
        if i < len(t):
            if t[i] != 'null' and not t[i].startswith('-'):
                level[i] = level[kids[h]] + 1
                best = max(best, level[i])
                kids.append(i)
            i += 1
print(best)
