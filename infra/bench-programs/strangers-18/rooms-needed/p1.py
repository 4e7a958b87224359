n = int(input())
starts = sorted(map(int, input().split()))
ends = sorted(map(int, input().split()))

# the lesson that starts as number i takes over a room as soon as the
# next end is not later
free = 0
for s in starts:
    if ends[free] <= s:
        free += 1
# every lesson that could not take over a room opened a new one
print(n - free)
