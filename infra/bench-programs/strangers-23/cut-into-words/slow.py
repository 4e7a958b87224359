text = input().strip()
w = int(input())
words = input().split()
n = len(text)
best = [0] + [None] * n
for i in range(n):
    for word in words:
        if text.startswith(word, i) and best[i] is not None:
            j = i + len(word)
            if best[j] is None or best[j] > best[i] + 1:
                best[j] = best[i] + 1
print(-1 if best[n] is None else best[n])
