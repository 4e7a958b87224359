from itertools import accumulate
from operator import xor

n = int(input())
heaps = list(map(int, input().split()))
left = [0, *accumulate(heaps, xor)]
right = [0, *accumulate(reversed(heaps), xor)]
right.reverse()
# the heap must shrink to the xor of all others
print(sum(left[i] ^ right[i + 1] < heaps[i] for i in range(n)))
