from itertools import accumulate, chain
from operator import mul

n, a = int(input()), list(map(int, input().split()))
left = accumulate(chain([1], a), mul)
right = list(accumulate(chain([1], reversed(a)), mul))[-2::-1]
print(*map(mul, left, right))
