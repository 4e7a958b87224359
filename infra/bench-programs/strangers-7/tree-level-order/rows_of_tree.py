k = int(input())
tokens = input().split() if k > 0 else []

start = 0
size = 1
while start < k:
    level = []
    for token in tokens[start:start + size]:
        if token != "null":
            level.append(token)
    print(" ".join(level))
    start += size
    size *= 2
