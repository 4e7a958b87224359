import sys
from collections import deque

begin, end, _, *listed = sys.stdin.read().split()
words = list(dict.fromkeys([begin] + listed))


def one_apart(u, v):
    return sum(a != b for a, b in zip(u, v)) == 1


friends = {w: [] for w in words}
for i, u in enumerate(words):
    for v in words[:i]:
        if one_apart(u, v):
            friends[u].append(v)
            friends[v].append(u)

rungs = {begin: 1}
queue = deque([begin])
while queue:
    word = queue.popleft()
    for other in friends[word]:
        if other not in rungs:
            rungs[other] = rungs[word] + 1
            queue.append(other)
print(rungs.get(end, 0))
