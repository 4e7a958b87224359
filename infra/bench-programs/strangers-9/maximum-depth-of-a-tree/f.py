import sys
from collections import deque


def main():
    k, *tokens = sys.stdin.read().split()
    if k == "0":
        print(0)
        return
    values = deque(None if t == "null" else int(t) for t in tokens)
    level = [values.popleft()]
    depth = 0
    while level:
        depth += 1
        below = []
        for _ in level:
            for _ in range(2):
                child = values.popleft() if values else None
                if child:
                    below.append(child)
        level = below
    print(depth)


main()
