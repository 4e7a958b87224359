n, *a = map(int, open(0).read().split())
length = {}
for x in a:
    length[x] = length.get(x - 1, 0) + 1
for x in a:
    length[x] = length.get(x - 1, 0) + 1
print(max(length.values()))
