n, *a = map(int, open(0).read().split())
for x in a:
    if a.count(x) == 1:
        print(x)
        break
