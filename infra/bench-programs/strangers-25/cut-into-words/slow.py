text = input().strip()
w = int(input())
words = input().split()

INFINITY = len(text) + 1
fewest = [INFINITY] * (len(text) + 1)
fewest[0] = 0
for i in range(len(text)):
    if fewest[i] == INFINITY:
        continue
    for word in words:
        if text.startswith(word, i):
            j = i + len(word)
            fewest[j] = min(fewest[j], fewest[i] + 1)

answer = fewest[len(text)]
print(answer if answer < INFINITY else -1)
