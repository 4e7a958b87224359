import heapq
import sys
from collections import defaultdict


def alphabet(words):
    after = defaultdict(set)
    before = {letter: set() for word in words for letter in word}
    for word, following in zip(words, words[1:]):
        for x, y in zip(word, following):
            if x != y:
                after[x].add(y)
                before[y].add(x)
                break
    ready = [letter for letter in before if not before[letter]]
    heapq.heapify(ready)
    order = []
    while ready:
        letter = heapq.heappop(ready)
        order.append(letter)
        for other in after[letter]:
            before[other].discard(letter)
            if not before[other]:
                heapq.heappush(ready, other)
    return ''.join(order) if len(order) == len(before) else 'impossible'


print(alphabet(sys.stdin.read().split()[1:]))
