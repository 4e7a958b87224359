import sys

n, *pred = map(int, sys.stdin.buffer.read().split())
deg = [0] * (n + 1)
mix = [0] * (n + 1)
for v, p in enumerate(pred, 1):
    if p:
        deg[v] += 1
        deg[p] += 1
        mix[v] ^= p
        mix[p] ^= v

left, rounds = n, 0
rim = [v for v in range(1, n + 1) if deg[v] == 1]
while left > 2:
    left -= len(rim)
    rounds += 1
    inner = []
    for v in rim:
        u = mix[v]
        mix[u] ^= v
        deg[u] -= 1
        if deg[u] == 1:
            inner.append(u)
    rim = inner
print(2 * rounds + left - 1)
