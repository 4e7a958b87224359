from collections import deque
k = int(input())
tok = input().split()
p, q = input().split()
mother = {tok[0]: None}
queue = deque([tok[0]])
i = 1
while i < k:
    x = queue.popleft()
    for _ in range(2):
        if i < k:
            if tok[i] != "null":
                mother[tok[i]] = x
                queue.append(tok[i])
            i += 1
line = set()
while p is not None:
    line.add(p)
    p = mother[p]
while q not in line:
    q = mother[q]
print(q)
