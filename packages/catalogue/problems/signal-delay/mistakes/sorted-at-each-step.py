import sys

n, m, s, *numbers = map(int, sys.stdin.read().split())
outgoing = [[] for _ in range(n + 1)]
for i in range(m):
    u, v, w = numbers[3 * i : 3 * i + 3]
    outgoing[u].append((v, w))
done = {}
waiting = [(0, s)]
while waiting:
    waiting.sort()
    time, station = waiting.pop(0)
    if station in done:
        continue
    done[station] = time
    for v, w in outgoing[station]:
        if v not in done:
            waiting.append((time + w, v))
print(max(done.values()) if len(done) == n else -1)
