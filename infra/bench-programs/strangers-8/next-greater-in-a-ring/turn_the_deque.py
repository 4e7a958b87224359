from collections import deque

n = int(input())
ring = deque(map(int, input().split()))
answer = []
for _ in range(n):
    me = ring[0]
    answer.append(next((k for k, x in enumerate(list(ring)) if x > me), 0))
    ring.rotate(-1)
print(" ".join(map(str, answer)))
