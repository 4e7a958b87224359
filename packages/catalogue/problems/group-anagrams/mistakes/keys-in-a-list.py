import sys

n, *words = sys.stdin.read().split()
keys = []
groups = []
for word in words:
    key = "".join(sorted(word))
    if key in keys:
        groups[keys.index(key)].append(word)
    else:
        keys.append(key)
        groups.append([word])
for group in groups:
    print(*group)
