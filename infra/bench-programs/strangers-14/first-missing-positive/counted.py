from itertools import count
input()
used = set(map(int, input().split()))
print(next(k for k in count(1) if k not in used))
