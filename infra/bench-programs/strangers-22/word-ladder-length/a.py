import sys
from collections import defaultdict, deque
begin, end, n, *words = sys.stdin.read().split()


def blanks(word):
    return [word[:i] + '_' + word[i + 1:] for i in range(len(word))]


shelf = defaultdict(list)
for word in set(words):
    for b in blanks(word):
        shelf[b].append(word)

length = {begin: 1}
queue = deque([begin])
while queue:
    word = queue.popleft()
    for b in blanks(word):
        for other in shelf.pop(b, ()):
            if other not in length:
                length[other] = length[word] + 1
                queue.append(other)
print(length.get(end, 0))
