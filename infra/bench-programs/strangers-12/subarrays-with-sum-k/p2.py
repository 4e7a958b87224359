# places of each prefix sum in a sorted list of all different ones,
# then counters by place (no hashing)
import sys
from bisect import bisect_left
from itertools import accumulate

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, k = data[0], data[1]
    p = [0]
    p.extend(accumulate(data[2:2 + n]))
    keys = []
    for x in sorted(p):
        if not keys or keys[-1] != x:
            keys.append(x)
    count = [0] * len(keys)
    count[bisect_left(keys, 0)] = 1
    ans = 0
    for x in p[1:]:
        i = bisect_left(keys, x - k)
        if i < len(keys) and keys[i] == x - k:
            ans += count[i]
        count[bisect_left(keys, x)] += 1
    print(ans)

main()
