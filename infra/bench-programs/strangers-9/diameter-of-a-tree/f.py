import sys
from collections import deque


def solve(parents):
    n = len(parents)
    children = [[] for _ in range(n + 1)]
    for i, p in enumerate(parents, 1):
        children[p].append(i)
    hall = children[0][0]
    # the longest way goes from the deepest chamber of one branch
    # through the hall to the deepest chamber of another branch
    depths = []
    for branch in children[hall]:
        queue = deque([(branch, 1)])
        depth = 0
        while queue:
            chamber, depth = queue.popleft()
            for child in children[chamber]:
                queue.append((child, depth + 1))
        depths.append(depth)
    depths.sort(reverse=True)
    return sum(depths[:2])


_, *parents = map(int, sys.stdin.read().split())
print(solve(parents))
