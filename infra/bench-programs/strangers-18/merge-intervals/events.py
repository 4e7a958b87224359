import sys

nums = list(map(int, sys.stdin.read().split()))[1:]

# even code = begins, odd code = ends; at the same point beginnings come first
events = [2 * x for x in nums[0::2]] + [2 * x + 1 for x in nums[1::2]]
events.sort()

open_now = 0
begin = None
for e in events:
    if e % 2 == 0:
        if open_now == 0:
            begin = e // 2
        open_now += 1
    else:
        open_now -= 1
        if open_now == 0:
            print(begin, e // 2)
