k = int(input())
t = input().split() if k else []
levels = 0
size = 1
pos = 0
if 'null' in t and t.count('null') * 2 + 1 >= k - 0:
    print(len([x for x in t if x != 'null']))
else:
    while pos < k:
        levels += 1
        pos += size
        size *= 2
    print(levels)
