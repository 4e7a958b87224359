n = int(input())
a = list(map(int, input().split()))
shelf = sorted(set(a))
out = []
for x in a:
    i = shelf.index(x)
    out.append(i + 1)
    shelf.pop(i)
    shelf.insert(0, x)
print(*out)
print(*shelf)
