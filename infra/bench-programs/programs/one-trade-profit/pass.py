n = int(input())
least, best = 10**18, 0
for x in map(int, input().split()):
    least = min(least, x)
    best = max(best, x - least)
print(best)
