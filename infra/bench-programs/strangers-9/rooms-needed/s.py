n = int(input())
starts = [int(x) for x in input().split()]
ends = [int(x) for x in input().split()]
best = 0
# the most rooms are in use at the moment when some lesson begins
for moment in starts:
    running = 0
    for i in range(n):
        if starts[i] <= moment < ends[i]:
            running += 1
    if running > best:
        best = running
print(best)
