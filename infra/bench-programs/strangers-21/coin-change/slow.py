import sys

data = list(map(int, sys.stdin.read().split()))
amount, coins = data[1], set(data[2:])
inf = float("inf")

f = [0]
for v in range(1, amount + 1):
    if v in coins:
        f.append(1)
    else:
        # pay a part and the rest, each as well as possible
        f.append(min((f[i] + f[v - i] for i in range(1, v // 2 + 1)), default=inf))

print(f[amount] if f[amount] < inf else -1)
