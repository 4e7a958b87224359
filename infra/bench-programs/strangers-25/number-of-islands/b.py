import re
import sys

LAND = re.compile('1+')


def main():
    read = sys.stdin.readline
    r, c = map(int, read().split())
    above, open_islands, closed = [], 0, 0
    for _ in range(r):
        strips = [m.span() for m in LAND.finditer(read())]
        of_island = [[] for _ in range(open_islands)]
        of_strip = [[] for _ in strips]
        i = j = 0
        while i < len(above) and j < len(strips):
            a, b, isle = above[i]
            x, y = strips[j]
            if a < y and x < b:
                of_island[isle].append(j)
                of_strip[j].append(isle)
            if b < y:
                i += 1
            else:
                j += 1
        closed += sum(not touched for touched in of_island)
        colour = [-1] * len(strips)
        open_islands = 0
        for s in range(len(strips)):
            if colour[s] >= 0:
                continue
            colour[s] = open_islands
            todo = [s]
            while todo:
                for isle in of_strip[todo.pop()]:
                    for t in of_island[isle]:
                        if colour[t] < 0:
                            colour[t] = open_islands
                            todo.append(t)
                    of_island[isle] = ()
            open_islands += 1
        above = [(x, y, k) for (x, y), k in zip(strips, colour)]
    print(closed + open_islands)


main()
