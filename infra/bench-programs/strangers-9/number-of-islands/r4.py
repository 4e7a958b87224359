from itertools import count

r, c = map(int, input().split())
land = {i * (c + 1) + j for i in range(r) for j, sign in enumerate(input()) if sign == "1"}
for islands in count():
    if not land:
        break
    edge = {land.pop()}
    while edge:
        p = edge.pop()
        beside = {p - 1, p + 1, p - c - 1, p + c + 1} & land
        land -= beside
        edge |= beside
print(islands)
