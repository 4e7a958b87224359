import sys

n, k, *scenes = map(int, sys.stdin.read().split())
until = [0]
for s in scenes:
    until.append(until[-1] + s)

INF = float("inf")
# best[i]: the first i scenes on the discs so far
best = [0] + [INF] * n
for disc in range(k):
    new = [INF] * (n + 1)
    for i in range(1, n + 1):
        for j in range(i):
            longer = max(best[j], until[i] - until[j])
            if longer < new[i]:
                new[i] = longer
    best = new
print(best[n])
