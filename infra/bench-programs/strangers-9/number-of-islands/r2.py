import re
import sys


def main():
    rows = sys.stdin.read().split()[2:]
    parent = []

    def root(x):
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    islands = 0
    above = []
    for row in rows:
        runs = []
        for m in re.finditer("1+", row):
            runs.append((m.start(), m.end(), len(parent)))
            parent.append(len(parent))
        islands += len(runs)
        i = j = 0
        while i < len(above) and j < len(runs):
            a, b = above[i], runs[j]
            if a[0] < b[1] and b[0] < a[1]:
                x, y = root(a[2]), root(b[2])
                if x != y:
                    parent[y] = x
                    islands -= 1
            if a[1] < b[1]:
                i += 1
            else:
                j += 1
        above = runs
    print(islands)


main()
