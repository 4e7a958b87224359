from collections import Counter

s, need = input().strip(), Counter(input().strip())
places = {c: [] for c in need}
for i, c in enumerate(s):
    if c in places:
        places[c].append(i)

if any(len(places[c]) < many for c, many in need.items()):
    print('none')
    raise SystemExit

# per letter: where its last needed copy stands, seen from the current start
group_end = {c: places[c][many - 1] for c, many in need.items()}
used = Counter()
winner = (len(s) + 1, 0)
for start, c in enumerate(s):
    winner = min(winner, (max(group_end.values()) + 1 - start, start))
    if c in need:
        used[c] += 1
        last = used[c] + need[c] - 1
        if last >= len(places[c]):
            break
        group_end[c] = places[c][last]

size, at = winner
print(s[at:at + size])
