n = int(input())
row = list(map(int, input().split()))
found = []


def scan(block):
    p = 1
    for x in block:
        p *= x
        found.append(p)


while 0 in row:
    cut = row.index(0)
    left, row = row[:cut], row[cut + 1:]
    scan(left)
    scan(left[::-1])
    found.append(0)
scan(row)
scan(row[::-1])
print(max(found))
