import sys

MOD = 10**9 + 7
r, c = map(int, sys.stdin.readline().split())
routes = [0] * c
routes[0] = 1
for _ in range(r):
    line = sys.stdin.readline()
    for j in range(c):
        if line[j] == "#":
            routes[j] = 0
        elif j:
            routes[j] = (routes[j] + routes[j - 1]) % MOD
print(routes[-1])
