n = int(input())
values = set(map(int, input().split()))
best = 0
for x in values:
    if x - 1 not in values:
        y = x
        while y in values:
            y += 1
        best = max(best, y - x)
print(best)
