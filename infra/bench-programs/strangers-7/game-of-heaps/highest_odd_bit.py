import sys

data = sys.stdin.buffer.read().split()
heaps = [int(t) for t in data[1:]]

for bit in range(40, -1, -1):
    with_bit = sum(h >> bit & 1 for h in heaps)
    if with_bit % 2 == 1:
        print(with_bit)
        break
else:
    print(0)
