n = int(input())
a = sorted(set(map(int, input().split())))
best = run = 1 if a else 0
for i in range(1, len(a)):
    run = run + 1 if a[i] == a[i - 1] + 1 else 1
    best = max(best, run)
print(best)
