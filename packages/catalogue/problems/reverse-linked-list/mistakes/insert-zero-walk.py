n, *a = map(int, open(0).read().split())
out = []
for x in a:
    out = [x] + out
print(*out)
