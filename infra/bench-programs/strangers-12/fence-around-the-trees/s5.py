# gift wrapping: start at the leftmost tree and look for the next tree with nothing to the right of the rope
n = int(input())
points = []
for _ in range(n):
    x, y = map(int, input().split())
    points.append((x, y))
points = list(set(points))

start = min(points)
hull = []
current = start
while True:
    hull.append(current)
    best = None
    for p in points:
        if p == current:
            continue
        if best is None:
            best = p
            continue
        c = (best[0] - current[0]) * (p[1] - current[1]) - (best[1] - current[1]) * (p[0] - current[0])
        if c < 0:
            best = p
        elif c == 0:
            # same direction: take the farther one
            d1 = (best[0] - current[0]) ** 2 + (best[1] - current[1]) ** 2
            d2 = (p[0] - current[0]) ** 2 + (p[1] - current[1]) ** 2
            if d2 > d1:
                best = p
    if best is None or best == start:
        break
    current = best

area = 0
for i in range(len(hull)):
    x1, y1 = hull[i]
    x2, y2 = hull[(i + 1) % len(hull)]
    area += x1 * y2 - x2 * y1
print(len(hull), abs(area))
