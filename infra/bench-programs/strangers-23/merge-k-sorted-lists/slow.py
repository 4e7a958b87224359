k = int(input())
heads = []
for _ in range(k):
    length, *values = map(int, input().split())
    head = None
    for v in reversed(values):
        head = (v, head)
    heads.append(head)

result = []
while True:
    smallest = -1
    for i in range(k):
        if heads[i] is not None:
            if smallest < 0 or heads[i][0] < heads[smallest][0]:
                smallest = i
    if smallest < 0:
        break
    value, heads[smallest] = heads[smallest]
    result.append(value)
print(*result)
