"""Rows are cut into strips of land; strips of neighbouring rows are joined, smaller group into larger."""
import re
import sys

_, *rows = sys.stdin.read().split()[1:]
group = []      # strip -> its group, a list of strips
count = 0
above = []
for row in rows:
    here = []
    for m in re.finditer("1+", row):
        s = len(group)
        group.append([s])
        count += 1
        here.append((m.start(), m.end(), s))
    i = j = 0
    while i < len(above) and j < len(here):
        a, b = above[i], here[j]
        if a[0] < b[1] and b[0] < a[1]:
            big, small = group[a[2]], group[b[2]]
            if big is not small:
                if len(big) < len(small):
                    big, small = small, big
                big += small
                for s in small:
                    group[s] = big
                count -= 1
        if a[1] < b[1]:
            i += 1
        else:
            j += 1
    above = here
print(count)
