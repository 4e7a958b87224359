import sys


class Node:
    __slots__ = ('value', 'next')

    def __init__(self, value, next=None):
        self.value = value
        self.next = next


def read_list(line):
    head = None
    for word in reversed(line.split()[1:]):
        head = Node(int(word), head)
    return head


def merge_all(heads):
    heads = [h for h in heads if h]
    first = last = Node(None)
    while heads:
        i = min(range(len(heads)), key=lambda j: heads[j].value)
        last.next = heads[i]
        last = last.next
        if last.next:
            heads[i] = last.next
        else:
            del heads[i]
    return first.next


k = int(sys.stdin.readline())
node = merge_all([read_list(sys.stdin.readline()) for _ in range(k)])
out = []
while node:
    out.append(str(node.value))
    node = node.next
print(' '.join(out))
