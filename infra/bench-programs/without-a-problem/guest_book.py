import sys
guests = []
visits = 0
for line in sys.stdin:
    name = line.strip()
    if name == "":
        break
    visits += 1
    if name not in guests:
        guests.append(name)
print(visits, len(guests))
for g in guests:
    print(g)
