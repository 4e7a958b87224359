from itertools import count
input()
used = set(map(int, input().split()))
print(next(tag for tag in count(1) if tag not in used))
