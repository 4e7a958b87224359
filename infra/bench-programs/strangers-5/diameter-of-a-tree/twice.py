from collections import deque

n = int(input())
hall = [[] for _ in range(n + 1)]
for i, p in enumerate(map(int, input().split()), start=1):
    if p:
        hall[i].append(p)
        hall[p].append(i)


def farthest(start):
    seen = {start}
    queue = deque([(start, 0)])
    while queue:
        here, dist = queue.popleft()
        for there in hall[here]:
            if there not in seen:
                seen.add(there)
                queue.append((there, dist + 1))
    return here, dist


end, _ = farthest(1)
print(farthest(end)[1])
