from bisect import bisect_left, bisect_right
n, *a = map(int, open(0).read().split())
tails = []
for x in a:
    i = bisect_left(tails, x) if len(tails) < 3 else bisect_right(tails, x)
    tails[i:i + 1] = [x]
print(len(tails))
