n, first = map(int, input().split())
cards = {}
for _ in range(n):
    number, picture, nxt, hint = map(int, input().split())
    cards[number] = (picture, nxt, hint)

trail = []
cur = first
while cur != 0:
    trail.append(cur)
    cur = cards[cur][1]

for i, number in enumerate(trail):
    picture, nxt, hint = cards[number]
    a = i + 2 if nxt else 0
    b = trail.index(hint) + 1 if hint in trail else 0
    print(picture, a, b)
