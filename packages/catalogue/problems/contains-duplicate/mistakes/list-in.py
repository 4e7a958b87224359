n = int(input())
seen = []
dup = False
for x in input().split():
    if x in seen:
        dup = True
        break
    seen.append(x)
print('true' if dup else 'false')
