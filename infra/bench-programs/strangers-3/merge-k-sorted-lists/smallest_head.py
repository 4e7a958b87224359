import sys
inp = sys.stdin.readline
k = int(inp())
lists = []
for _ in range(k):
    row = [int(x) for x in inp().split()]
    lists.append(row[1:])
pos = [0] * k
answer = []
while True:
    best = -1
    for i in range(k):
        if pos[i] < len(lists[i]):
            if best == -1 or lists[i][pos[i]] < lists[best][pos[best]]:
                best = i
    if best == -1:
        break
    answer.append(lists[best][pos[best]])
    pos[best] += 1
print(*answer)
