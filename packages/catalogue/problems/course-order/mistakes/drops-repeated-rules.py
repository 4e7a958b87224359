import sys
from collections import deque


def main():
    read = sys.stdin.readline
    n, m = map(int, read().split())
    after = [[] for _ in range(n + 1)]
    before = [0] * (n + 1)
    for _ in range(m):
        a, b = map(int, read().split())
        if b in after[a]:
            continue
        after[a].append(b)
        before[b] += 1
    free = deque(i for i in range(1, n + 1) if before[i] == 0)
    order = []
    while free:
        course = free.popleft()
        order.append(course)
        for other in after[course]:
            before[other] -= 1
            if before[other] == 0:
                free.append(other)
    print(*order if len(order) == n else ["impossible"])


main()
