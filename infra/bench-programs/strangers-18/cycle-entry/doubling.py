from sys import stdin

n, start = map(int, stdin.readline().split())
arrow = [0] + list(map(int, stdin.readline().split()))

# where is she after n + 1 steps?  square the map again and again
steps, where, jump = n + 1, start, arrow
while steps:
    if steps & 1:
        where = jump[where]
    jump = [jump[x] for x in jump]
    steps >>= 1

# now she is outside (0) or walks in the circle
circle, x = 1, arrow[where]
while x != where:
    x = arrow[x]
    circle += 1

ahead = behind = start
for _ in range(circle):
    ahead = arrow[ahead]
while ahead != behind:
    ahead, behind = arrow[ahead], arrow[behind]
print(ahead)
