import sys


class Card:
    __slots__ = ('picture', 'next', 'hint', 'number')

    def __init__(self, picture, next=None, hint=None):
        self.picture = picture
        self.next = next
        self.hint = hint
        self.number = 0


def read_trail():
    data = list(map(int, sys.stdin.buffer.read().split()))
    ids = data[2::4]
    box = dict(zip(ids, map(Card, data[3::4])))
    box[0] = None
    for i, nxt, hint in zip(ids, data[4::4], data[5::4]):
        card = box[i]
        card.next = box.get(nxt)
        card.hint = box.get(hint)
    return box[data[1]]


def weave(card):
    while card:
        card.next = Card(card.picture, card.next)
        card = card.next.next


def link_hints(card):
    while card:
        if card.hint:
            card.next.hint = card.hint.next
        card = card.next.next


def unweave(card):
    copy = card.next
    while card:
        twin = card.next
        card.next = twin.next
        if twin.next:
            twin.next = twin.next.next
        card = card.next
    return copy


trail = read_trail()
weave(trail)
link_hints(trail)
copy = unweave(trail)

card, count = copy, 0
while card:
    count += 1
    card.number = count
    card = card.next

out = []
card = copy
while card:
    out.append('%d %d %d' % (card.picture,
                             card.next.number if card.next else 0,
                             card.hint.number if card.hint else 0))
    card = card.next
print('\n'.join(out))
