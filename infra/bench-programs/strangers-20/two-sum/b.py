n, target = map(int, input().split())
seen = {}
for j, x in enumerate(map(int, input().split())):
    i = seen.get(target - x)
    if i is not None:
        print(i, j)
        break
    seen[x] = j
