# generous: the proper divisors add up to more than the number
n = int(input())
total = [0] * (n + 1)
for d in range(1, n // 2 + 1):
    for multiple in range(2 * d, n + 1, d):
        total[multiple] += d

generous = 0
perfect = []
best, best_k = 0, 1
for k in range(1, n + 1):
    if total[k] > k:
        generous += 1
    elif total[k] == k:
        perfect.append(k)
    if total[k] - k > best:
        best, best_k = total[k] - k, k
print("generous:", generous)
print("perfect:", perfect)
print("most generous:", best_k if best else None)
