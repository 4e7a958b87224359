from itertools import count
import sys
sys.stdin.readline()
have = set(map(int, sys.stdin.readline().split()))
print(max(next(i for i in count(1) if x + i not in have)
          for x in have if x - 1 not in have))
