from collections import defaultdict

tiles = input().strip()
k = int(input())

places = defaultdict(list)
for i, colour in enumerate(tiles):
    places[colour].append(i)


def most(p):
    """Most tiles of one colour with at most k others between them."""
    i = 0
    for j, x in enumerate(p):
        if x - p[i] - (j - i) > k:
            i += 1
    return len(p) - i


print(min(len(tiles), k + max(map(most, places.values()))))
