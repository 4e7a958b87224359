# The jukebox shows its records in a row. A record that is played goes to the front.
# At first the row is in order of number. Print the place of each record when it is wanted.
played = []
while True:
    line = input().strip()
    if line == "0":
        break
    played.append(int(line))

row = sorted(set(played))
places = []
for record in played:
    place = row.index(record)
    places.append(place + 1)
    row.insert(0, row.pop(place))

print(" ".join(map(str, places)))
print("steps:", sum(places))
