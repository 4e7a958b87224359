INF = float('inf')
text = input().strip()
w = int(input())
words = set(input().split())
longest = max(map(len, words))
best = [0]
for end in range(1, len(text) + 1):
    best.append(min((best[end - size] + 1
                     for size in range(1, min(longest, end) + 1)
                     if text[end - size:end] in words), default=INF))
print(best[-1] if best[-1] < INF else -1)
