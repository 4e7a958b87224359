n = int(input())
a = list(map(int, input().split()))
best = [0, 0]
for x in a:
    best.append(max(best[-1], best[-2] + x))
print(best[-1])
