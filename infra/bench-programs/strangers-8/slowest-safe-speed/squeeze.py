import sys

n, h, *tanks = map(int, sys.stdin.read().split())


def hours(v):
    return sum((t + v - 1) // v for t in tanks)


# invariant: slow is too slow, fast is fast enough
slow, fast = sum(tanks) // h, max(tanks)
while fast - slow > 1:
    mid = (slow + fast) // 2
    if hours(mid) <= h:
        fast = mid
    else:
        slow = mid
print(fast)
