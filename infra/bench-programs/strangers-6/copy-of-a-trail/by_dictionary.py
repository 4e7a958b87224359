import sys


def trail(box, number):
    while number:
        yield number
        number = box[number][1]


rows = (tuple(map(int, line.split())) for line in sys.stdin)
n, first = next(rows)
box = {row[0]: row[1:] for row in rows if row}
place = {0: 0}
for number in trail(box, first):
    place[number] = len(place)
del place[0]

for number, new in place.items():
    picture, following, hint = box[number]
    print(picture, place.get(following, 0), place.get(hint, 0))
