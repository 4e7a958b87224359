import sys


class Card:
    __slots__ = ("picture", "next", "hint", "number")

    def __init__(self, picture):
        self.picture = picture
        self.next = None
        self.hint = None
        self.number = 0


def follow(card):
    while card is not None:
        yield card
        card = card.next


def main():
    n, first = map(int, sys.stdin.readline().split())
    rows = {}
    for _ in range(n):
        line = sys.stdin.readline()
        number, rest = line.split(None, 1)
        rows[number] = rest

    # put the original together
    cards = {}
    key = str(first)
    last = None
    while key in rows:
        picture, nxt, hint = rows[key].split()
        cards[key] = card = Card(picture)
        card.hint = hint
        if last is not None:
            last.next = card
        last = card
        key = nxt

    # duplicate: every copy is put right behind its original
    head = cards[str(first)]
    for card in list(follow(head)):
        twin = Card(card.picture)
        twin.next = card.next
        card.next = twin
    card = head
    while card is not None:
        twin = card.next
        original_hint = cards.get(card.hint)
        twin.hint = original_hint.next if original_hint else None
        card = twin.next

    # take the copies out again
    copy = head.next
    twin = copy
    while twin.next is not None:
        twin.next = twin.next.next
        twin = twin.next

    for i, c in enumerate(follow(copy), 1):
        c.number = i
    number = lambda c: c.number if c is not None else 0
    sys.stdout.writelines(
        f"{c.picture} {number(c.next)} {number(c.hint)}\n" for c in follow(copy))


main()
