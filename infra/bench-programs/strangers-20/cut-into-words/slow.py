text = input().strip()
w = int(input())
words = set(input().split())

n = len(text)
best = [float('inf')] * (n + 1)
best[0] = 0
for i in range(1, n + 1):
    for j in range(i):
        if text[j:i] in words:
            best[i] = min(best[i], best[j] + 1)
print(best[n] if best[n] != float('inf') else -1)
