from itertools import count
input()
used = set(map(int, input().split()))
print(next(t for t in count(1) if t not in used))
