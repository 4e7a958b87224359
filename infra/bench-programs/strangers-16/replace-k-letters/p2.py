# Colour by colour: only the positions of the tiles of this colour matter.
import sys
from collections import defaultdict

row, k = sys.stdin.read().split()
k = int(k)
places = defaultdict(list)
for i, colour in enumerate(row):
    places[colour].append(i)


def most_kept(where):
    """Largest number of tiles of one colour with at most k others in between."""
    i = best = 0
    for j, right in enumerate(where):
        while (right - where[i]) - (j - i) > k:
            i += 1
        best = max(best, j - i + 1)
    return best


print(min(len(row), k + max(map(most_kept, places.values()))))
