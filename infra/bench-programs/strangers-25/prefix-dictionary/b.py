import sys
from itertools import accumulate

words, beginnings = set(), set()
for line in sys.stdin.read().split('\n')[1:]:
    match line.split():
        case ['add', w]:
            if w not in words:
                words.add(w)
                beginnings.update(accumulate(w))
        case ['has', w]:
            print('true' if w in words else 'false')
        case ['prefix', w]:
            print('true' if w in beginnings else 'false')
