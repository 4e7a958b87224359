n = int(input())
a = input().split()
seen = set()
for x in a[:-1]:
    if x in seen:
        print('true')
        break
    seen.add(x)
else:
    print('true' if n > 4 and a[-1] in a[:-1][-3:] else 'false')
