import sys


def main():
    it = map(int, sys.stdin.buffer.read().split())
    r, c = next(it), next(it)
    w = c + 1
    ground = [-1] * w
    for _ in range(r):
        ground += [next(it) for _ in range(c)]
        ground.append(-1)
    ground += [-1] * w

    def rises_from(coast):
        found = set(coast)
        stack = list(found)
        while stack:
            i = stack.pop()
            level = ground[i]
            for j in (i - w, i - 1, i + 1, i + w):
                if ground[j] >= level and j not in found:
                    found.add(j)
                    stack.append(j)
        return found

    north, south = range(w, w + c), range(r * w, r * w + c)
    west, east = range(w, w + r * w, w), range(w + c - 1, w + r * w, w)
    print(len(rises_from([*north, *west]) & rises_from([*south, *east])))


main()
