from bisect import bisect_left

input()
ends = []
for x in map(int, input().split()):
    ends[(k := bisect_left(ends, x)):k + 1] = [x]
print(len(ends))
