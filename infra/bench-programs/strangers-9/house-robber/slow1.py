n = int(input())
amounts = list(map(int, input().split()))

# best[i]: the most if house i is robbed and nothing behind it
best = []
for i in range(n):
    earlier = best[: max(0, i - 1)]
    best.append(amounts[i] + (max(earlier) if earlier else 0))
print(max(best))
