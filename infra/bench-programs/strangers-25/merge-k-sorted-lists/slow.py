import sys


class Node:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


def to_list(values):
    head = None
    for v in reversed(values):
        head = Node(v, head)
    return head


def merge(a, b):
    dummy = tail = Node(0)
    while a or b:
        if b is None or (a and a.val <= b.val):
            tail.next, a = a, a.next
        else:
            tail.next, b = b, b.next
        tail = tail.next
    tail.next = None
    return dummy.next


def main():
    k = int(sys.stdin.readline())
    result = None
    for _ in range(k):
        values = [int(x) for x in sys.stdin.readline().split()[1:]]
        result = merge(result, to_list(values))
    out = []
    while result:
        out.append(str(result.val))
        result = result.next
    print(" ".join(out))


main()
