import sys
from collections import deque


def main():
    data = sys.stdin.read().split()
    k = int(data[0])
    tokens = data[1:k + 1]
    p, q = int(data[k + 1]), int(data[k + 2])
    mother = {int(tokens[0]): -1}
    queue = deque([int(tokens[0])])
    at = 1
    while queue and at < k:
        cell = queue.popleft()
        for token in tokens[at:at + 2]:
            if token != "null":
                mother[int(token)] = cell
                queue.append(int(token))
        at += 2
    above = set()
    while p != -1:
        above.add(p)
        p = mother[p]
    while q != -1 and q not in above:
        q = mother[q]
    print(q)


main()
