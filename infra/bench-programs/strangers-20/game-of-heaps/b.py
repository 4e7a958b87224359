import sys

n = int(sys.stdin.readline())
heaps = [int(x) for x in sys.stdin.readline().split()]

total = 0
for h in heaps:
    total ^= h

# The winning heap must own the highest bit of the xor sum.
top = 1 << total.bit_length() >> 1
ways = 0
for h in heaps:
    if h & top:
        ways += 1
print(ways)
