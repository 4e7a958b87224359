import sys
from bisect import bisect_left as at

def solve():
    n, k = map(int, sys.stdin.readline().split())
    # one key = (balance, time), packed in a single number
    keys = [0]
    balance = 0
    for j, x in enumerate(sys.stdin.readline().split(), 1):
        balance += int(x)
        keys.append((balance << 18) + j)
    order = sorted(keys)
    shift = k << 18
    mask = (1 << 18) - 1
    answer = 0
    for key in keys:
        want = key - shift
        lo = at(order, want - (want & mask))
        answer += at(order, want, lo) - lo
    print(answer)

solve()
