import sys
from collections import deque

tokens = sys.stdin.read().split()[1:]
k = len(tokens)


def children(i):
    # the nodes in front of token i have taken two places each
    nodes_before = sum(1 for token in tokens[:i] if token != 'null')
    left = 2 * nodes_before + 1
    return left, left + 1


answer = []
todo = deque([0] if k else [])
while todo:
    i = todo.popleft()
    if i >= k or tokens[i] == 'null':
        answer.append('null')
        continue
    answer.append(tokens[i])
    left, right = children(i)
    todo.append(right)
    todo.append(left)

while answer and answer[-1] == 'null':
    answer.pop()
print(len(answer))
print(*answer)
