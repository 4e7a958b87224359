import sys


class Card:
    __slots__ = ("picture", "next", "hint", "number")

    def __init__(self, picture, next=None, hint=None):
        self.picture = picture
        self.next = next
        self.hint = hint
        self.number = 0


def read_trail():
    _, first = map(int, sys.stdin.readline().split())
    cards, links = {}, {}
    for line in sys.stdin:
        if line.strip():
            number, picture, nxt, hint = map(int, line.split())
            cards[number] = Card(picture)
            links[number] = nxt, hint
    for number, card in cards.items():
        nxt, hint = links[number]
        card.next, card.hint = cards.get(nxt), cards.get(hint)
    return cards[first]


def copy_trail(head):
    # every copy is woven in behind its original
    card = head
    while card:
        card.next = Card(card.picture, card.next)
        card = card.next.next
    card = head
    while card:
        card.next.hint = card.hint and card.hint.next
        card = card.next.next
    # unravel
    copy = head.next
    card = head
    while card:
        twin = card.next
        card.next = twin.next
        twin.next = twin.next and twin.next.next
        card = card.next
    return copy


def show(card):
    head, k = card, 0
    while card:
        k += 1
        card.number = k
        card = card.next
    card = head
    while card:
        print(card.picture, card.next.number if card.next else 0, card.hint.number if card.hint else 0)
        card = card.next


show(copy_trail(read_trail()))
