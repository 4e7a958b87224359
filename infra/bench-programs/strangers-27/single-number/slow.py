n = int(input())
alone = []
for x in map(int, input().split()):
    if x in alone:
        alone.remove(x)
    else:
        alone.append(x)
print(alone[0])
