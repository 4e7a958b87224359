n, first = map(int, input().split())
numbers = []
pictures = []
nexts = []
hints = []
for _ in range(n):
    a, b, c, d = map(int, input().split())
    numbers.append(a)
    pictures.append(b)
    nexts.append(c)
    hints.append(d)

order = []
card = first
while card != 0:
    where = numbers.index(card)
    order.append(card)
    card = nexts[where]

for card in order:
    where = numbers.index(card)
    following = nexts[where]
    hint = hints[where]
    print(
        pictures[where],
        order.index(following) + 1 if following else 0,
        order.index(hint) + 1 if hint else 0,
    )
