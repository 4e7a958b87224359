# nim value of all other heaps = prefix xor suffix; Ada shrinks heap i to it
import sys
from itertools import accumulate
from operator import xor, gt

def main():
    n = int(sys.stdin.readline())
    a = list(map(int, sys.stdin.readline().split()))
    before = [0, *accumulate(a, xor)]
    after = [0, *accumulate(reversed(a), xor)][::-1]
    others = map(xor, before, after[1:])
    print(sum(map(gt, a, others)))

main()
