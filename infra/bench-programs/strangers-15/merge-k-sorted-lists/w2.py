import sys

INF = 10 ** 9


class Node:
    __slots__ = ("value", "next")

    def __init__(self, value, next_node):
        self.value = value
        self.next = next_node


def read():
    it = iter(sys.stdin.read().split("\n"))
    k = int(next(it))
    heads = []
    for _ in range(k):
        values = list(map(int, next(it).split()))[1:]
        head = None
        for v in reversed(values):
            head = Node(v, head)
        heads.append(head)
    return heads


def key(node):
    return INF if node is None else node.value


def merge(heads):
    # tournament: keys[i] is the smallest key below i, keys[1] the winner
    size = 1
    while size < len(heads):
        size *= 2
    heads = heads + [None] * (size - len(heads))
    keys = [INF] * size + [key(h) for h in heads]
    for i in range(size - 1, 0, -1):
        keys[i] = min(keys[2 * i], keys[2 * i + 1])
    first = tail = Node(0, None)
    while keys[1] != INF:
        i = 1
        while i < size:
            i = 2 * i if keys[2 * i] == keys[i] else 2 * i + 1
        node = heads[i - size]
        tail.next = node
        tail = node
        heads[i - size] = node.next
        keys[i] = key(node.next)
        i //= 2
        while i:
            keys[i] = min(keys[2 * i], keys[2 * i + 1])
            i //= 2
    tail.next = None
    return first.next


answer = []
p = merge(read())
while p is not None:
    answer.append(p.value)
    p = p.next
print(*answer)
