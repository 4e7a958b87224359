text = input().strip()
w = int(input())
words = input().split()

longest = max(len(word) for word in words)
INF = 10**9
fewest = [INF] * (len(text) + 1)
fewest[0] = 0
for i in range(1, len(text) + 1):
    for j in range(max(0, i - longest), i):
        if text[j:i] in words:
            fewest[i] = min(fewest[i], fewest[j] + 1)
print(fewest[-1] if fewest[-1] < INF else -1)
