n, *a = map(int, open(0).read().split())
s = ''
for x in a:
    s = str(x) + ' ' + s
print(s)
