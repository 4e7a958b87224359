import sys
from collections import deque

def main():
    rd = sys.stdin.buffer.readline
    n, m = map(int, rd().split())
    adj = [[] for _ in range(n + 1)]
    for _ in range(m):
        u, v = map(int, rd().split())
        adj[u].append(v)
        adj[v].append(u)
    seen = bytearray(n + 1)
    parts = 0
    largest = 0
    for s in range(1, n + 1):
        if seen[s]:
            continue
        parts += 1
        seen[s] = 1
        q = deque([s])
        size = 0
        while q:
            x = q.popleft()
            size += 1
            for y in adj[x]:
                if not seen[y]:
                    seen[y] = 1
                    q.append(y)
        largest = max(largest, size)
    print(parts, largest)

if __name__ == "__main__":
    main()
