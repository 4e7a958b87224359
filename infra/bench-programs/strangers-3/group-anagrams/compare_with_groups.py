n = int(input())
groups = []
for i in range(n):
    word = input().strip()
    for g in groups:
        if sorted(g[0]) == sorted(word):
            g.append(word)
            break
    else:
        groups.append([word])
for g in groups:
    print(" ".join(g))
