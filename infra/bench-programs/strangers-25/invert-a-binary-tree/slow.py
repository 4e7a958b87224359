import sys
sys.setrecursionlimit(10000)

k = int(sys.stdin.readline())
tokens = sys.stdin.readline().split()


def build(i):
    """mirrored tree below token i, as nested tuples (value, left, right)"""
    if i >= k or tokens[i] == 'null':
        return None
    rank = sum(1 for t in tokens[:i] if t != 'null')
    return tokens[i], build(2 * rank + 2), build(2 * rank + 1)


def flat(tree):
    level = [tree]
    while level:
        below = []
        for node in level:
            if node is None:
                yield 'null'
            else:
                yield node[0]
                below += node[1:]
        level = below


answer = list(flat(build(0)))
while answer and answer[-1] == 'null':
    del answer[-1]
print(len(answer))
print(' '.join(answer))
