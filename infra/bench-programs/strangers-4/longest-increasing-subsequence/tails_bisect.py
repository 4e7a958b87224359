from bisect import bisect_left
input()
tails = []
for x in map(int, input().split()):
    p = bisect_left(tails, x)
    tails[p:p + 1] = [x]
print(len(tails))
