import sys
from collections import defaultdict, deque


def gaps(word):
    for i in range(len(word)):
        yield word[:i] + "_" + word[i + 1:]


begin, end, _, *words = sys.stdin.read().split()
shelf = defaultdict(list)
for word in set(words):
    for gap in gaps(word):
        shelf[gap].append(word)

rungs = {begin: 1}
queue = deque(rungs)
while queue and end not in rungs:
    word = queue.popleft()
    for gap in gaps(word):
        for other in shelf.pop(gap, ()):
            if other not in rungs:
                rungs[other] = rungs[word] + 1
                queue.append(other)
print(rungs.get(end, 0))
