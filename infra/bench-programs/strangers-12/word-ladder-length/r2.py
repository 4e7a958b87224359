import sys
from collections import defaultdict, deque


def patterns(word):
    for i in range(len(word)):
        yield word[:i] + "*" + word[i + 1:]


def main():
    begin, end, _, *words = sys.stdin.read().split()
    by_pattern = defaultdict(list)
    for word in set(words):
        for p in patterns(word):
            by_pattern[p].append(word)
    length = {begin: 1}
    queue = deque([begin])
    while queue:
        word = queue.popleft()
        if word == end:
            break
        for p in patterns(word):
            for other in by_pattern.pop(p, ()):
                if other not in length:
                    length[other] = length[word] + 1
                    queue.append(other)
    print(length.get(end, 0))


main()
