from bisect import bisect_left

LOW = -10 ** 9          # stands in front of everything
input()
tails = [LOW]
for x in map(int, input().split()):
    if x > tails[-1]:
        tails.append(x)
    else:
        tails[bisect_left(tails, x)] = x
print(len(tails) - 1)
