import sys

n, *p = map(int, sys.stdin.read().split())
# value of the rest of the time: free[i], own[i] at the dawn of day i
free = [0] * (n + 2)
own = [0] * (n + 2)
moving = True
while moving:
    moving = False
    for i in range(n):
        f = max(free[i + 1], own[i + 1] - p[i])
        o = max(own[i + 1], p[i] + free[i + 2])
        if (f, o) != (free[i], own[i]):
            free[i], own[i] = f, o
            moving = True
print(free[0])
