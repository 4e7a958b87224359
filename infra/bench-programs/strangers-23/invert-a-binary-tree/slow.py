import sys

tokens = sys.stdin.read().split()[1:]


def children(i):
    before = sum(1 for t in tokens[:i] if t != 'null')
    return 2 * before + 1, 2 * before + 2


inverted = []
todo = [0]
for i in todo:
    if i >= len(tokens) or tokens[i] == 'null':
        inverted.append('null')
    else:
        inverted.append(tokens[i])
        l, r = children(i)
        todo.append(r)
        todo.append(l)

while inverted and inverted[-1] == 'null':
    del inverted[-1]
print(len(inverted))
print(' '.join(inverted))
