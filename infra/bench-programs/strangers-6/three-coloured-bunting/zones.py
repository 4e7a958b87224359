line = input().strip()
zone = {}
start = 0
for colour in "rwb":
    amount = line.count(colour)
    zone[colour] = (start, start + amount)
    start += amount


def stray(colour, place):
    return line.count(colour, *zone[place])


direct = 0
strays = 0
for x, y in ("rw", "rb", "wb"):
    there, back = stray(x, y), stray(y, x)
    direct += min(there, back)
    strays += there + back

print(direct + (strays - 2 * direct) // 3 * 2)
