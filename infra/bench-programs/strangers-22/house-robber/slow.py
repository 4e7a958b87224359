n = int(input())
cash = [int(x) for x in input().split()]
best = []          # best[i]: most cash if house i is the last one robbed
for i in range(n):
    best.append(cash[i] + max(best[:max(0, i - 1)], default=0))
print(max(best))
