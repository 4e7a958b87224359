import sys
from itertools import accumulate

data = list(map(int, sys.stdin.buffer.read().split()))
n, q = data[0], data[1]
prefix = [0] + list(accumulate(data[2 : 2 + n]))
rest = data[2 + n :]
print("\n".join(str(prefix[rest[2 * i + 1]] - prefix[rest[2 * i] - 1]) for i in range(q)))
