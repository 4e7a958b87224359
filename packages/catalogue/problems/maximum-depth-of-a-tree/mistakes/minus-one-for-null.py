import sys
from collections import deque


def main():
    data = sys.stdin.read().split()
    values = [-1 if token == "null" else int(token) for token in data[1:]]
    if not values:
        print(0)
        return
    depth = 1
    queue = deque([1])
    at = 1
    while queue and at < len(values):
        level = queue.popleft()
        for value in values[at:at + 2]:
            if value != -1:
                queue.append(level + 1)
                depth = max(depth, level + 1)
        at += 2
    print(depth)


main()
