from collections import Counter

n = int(input())
left = Counter(input().strip())
letters = sorted(left)
row = [''] * n


def words(place):
    if place == n:
        yield ''.join(row)
        return
    for c in letters:
        if left[c]:
            left[c] -= 1
            row[place] = c
            yield from words(place + 1)
            left[c] += 1


for w in words(0):
    print(w)
