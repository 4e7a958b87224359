from collections import Counter
from itertools import accumulate

n, k = map(int, input().split())
seen = Counter()
answer = 0
for total in accumulate(map(int, input().split()), initial=0):
    answer += seen[total - k]
    seen[total] += 1
print(answer)
