from itertools import product

length = int(input())
forbidden = input().strip()


def rows(k):
    for lamps in product("01", repeat=k):
        yield "".join(lamps)


good = 0
first = None
for row in rows(length):
    if forbidden not in row:
        good += 1
        if first is None:
            first = row
print(good)
print(first if first is not None else "no row")
