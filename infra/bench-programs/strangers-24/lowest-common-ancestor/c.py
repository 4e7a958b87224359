import sys
from collections import deque

def main():
    k = int(sys.stdin.readline())
    tokens = iter(sys.stdin.readline().split())
    p, q = sys.stdin.readline().split()

    root = next(tokens)
    mother = {root: None}
    todo = deque([root])
    side = 0
    for t in tokens:
        if t != 'null':
            mother[t] = todo[0]
            todo.append(t)
        side += 1
        if side == 2:
            todo.popleft()
            side = 0

    seen = set()
    while p is not None:
        seen.add(p)
        p = mother[p]
    while q not in seen:
        q = mother[q]
    print(q)

main()
