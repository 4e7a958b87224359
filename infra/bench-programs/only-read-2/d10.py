from functools import cache
from itertools import accumulate
import sys
import threading

def main():
    n = int(input())
    a = tuple(map(int, input().split()))
    pre = (0, *accumulate(a))

    @cache
    def f(i, j):
        if i == j:
            return a[i]
        whole = pre[j + 1] - pre[i]
        return whole - min(f(i + 1, j), f(i, j - 1))

    x = f(0, n - 1)
    print(x, pre[n] - x)

sys.setrecursionlimit(1 << 20)
threading.stack_size(1 << 27)
th = threading.Thread(target=main)
th.start()
th.join()
