from collections import deque

n = int(input())
d = deque()
if n > 0:
    for word in input().split():
        d.appendleft(word)
print(" ".join(d))
