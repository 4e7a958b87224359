groups = {}
for _ in range(int(input())):
    word = input().strip()
    key = frozenset(word)
    if key not in groups:
        groups[key] = []
    groups[key].append(word)
for group in groups.values():
    print(" ".join(group))
