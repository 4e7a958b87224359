r, c = map(int, input().split())
land = [[int(h) for h in input().split()] for _ in range(r)]

# which seas does the rain of a field reach? each field learns it from its neighbours
reach = [[set() for _ in range(c)] for _ in range(r)]
for x in range(c):
    reach[0][x].add("blue")
    reach[r - 1][x].add("green")
for y in range(r):
    reach[y][0].add("blue")
    reach[y][c - 1].add("green")

news = True
while news:
    news = False
    for y in range(r):
        for x in range(c):
            for yy, xx in [(y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)]:
                if 0 <= yy < r and 0 <= xx < c and land[yy][xx] <= land[y][x]:
                    if not reach[yy][xx] <= reach[y][x]:
                        reach[y][x] |= reach[yy][xx]
                        news = True

print(sum(len(seas) == 2 for row in reach for seas in row))
