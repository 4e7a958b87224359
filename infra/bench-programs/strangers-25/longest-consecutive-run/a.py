input()
s = set(map(int, input().split()))
best = 0
for x in s:
    if x - 1 not in s:
        y = x + 1
        while y in s:
            y += 1
        if y - x > best:
            best = y - x
print(best)
