import sys

def power(a, b, m):
    """The powers run round in a ring sooner or later; find it with tortoise and hare."""
    one = 1 % m
    step = lambda x: x * a % m
    slow, fast = step(one), step(step(one))
    while slow != fast:
        slow, fast = step(slow), step(step(fast))
    start = 0
    slow = one
    while slow != fast:
        slow, fast = step(slow), step(fast)
        start += 1
    ring = 1
    fast = step(slow)
    while fast != slow:
        fast = step(fast)
        ring += 1
    if b > start:
        b = start + (b - start) % ring
    x = one
    for _ in range(b):
        x = step(x)
    return x

next(sys.stdin)
for line in sys.stdin:
    if line.strip():
        a, b, m = map(int, line.split())
        print(power(a % m, b, m))
