class Node:
    def __init__(self, value):
        self.value = value
        self.next = None


def build(values):
    head = tail = None
    for v in values:
        node = Node(v)
        if head is None:
            head = tail = node
        else:
            tail.next = node
            tail = node
    return head


def turn_around(head):
    prev = head
    cur = head.next
    prev.next = None
    while cur is not None:
        following = cur.next
        cur.next = prev
        prev = cur
        cur = following
    return prev


n = int(input())
values = [int(x) for x in input().split()] if n else []
node = turn_around(build(values))
result = []
while node is not None:
    result.append(str(node.value))
    node = node.next
print(" ".join(result))
