import sys


class ListNode:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


def build(values):
    head = None
    tail = None
    for v in values:
        node = ListNode(v)
        if head is None:
            head = node
        else:
            tail.next = node
        tail = node
    return head


def get(head, index):
    node = head
    for _ in range(index):
        node = node.next
    return node.val


def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    head = build(data[1:n + 1])
    new_values = []
    for i in range(n - 1, -1, -1):
        new_values.append(get(head, i))
    new_head = build(new_values)
    out = []
    while new_head:
        out.append(new_head.val)
        new_head = new_head.next
    print(" ".join(out))


main()
