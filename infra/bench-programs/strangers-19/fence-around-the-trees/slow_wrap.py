# gift wrapping
n = int(input())
trees = set()
for _ in range(n):
    x, y = map(int, input().split())
    trees.add((x, y))
trees = list(trees)


def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def dist(a, b):
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


start = min(trees)
hull = [start]
if len(trees) > 1:
    current = start
    while True:
        best = None
        for t in trees:
            if t == current:
                continue
            if best is None:
                best = t
                continue
            c = cross(current, best, t)
            if c < 0 or (c == 0 and dist(current, t) > dist(current, best)):
                best = t
        if best == start:
            break
        hull.append(best)
        current = best

area = 0
for i in range(1, len(hull) - 1):
    area += cross(hull[0], hull[i], hull[i + 1])
print(len(hull), area)
