import bisect
n = int(input())
tails = []
for x in map(int, input().split()):
    at = bisect.bisect_left(tails, x)
    if at == len(tails):
        tails.append(x)
    else:
        tails[at] = x
print(len(tails))
