# In level order a mother always has a smaller index than her daughters:
# so let the one with the larger index climb until both meet.
import sys

data = sys.stdin.buffer.read().split()
k = int(data[0])
p, q = int(data[-2]), int(data[-1])
up = []
names = []
a = b = -1
for i, w in enumerate(data[1:k + 1]):
    if w == b"null":
        continue
    v = int(w)
    if v == p:
        a = len(names)
    if v == q:
        b = len(names)
    names.append(v)
    up.append((i - 1) // 2)
while a != b:
    if a < b:
        a, b = b, a
    a = up[a]
print(names[a])
