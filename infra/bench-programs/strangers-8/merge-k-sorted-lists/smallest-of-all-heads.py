import sys

rows = sys.stdin.read().split("\n")
k = int(rows[0])


class Node:
    __slots__ = "value", "next"

    def __init__(self, value, next):
        self.value, self.next = value, next


def build(row):
    head = None
    for v in reversed(row.split()[1:]):
        head = Node(int(v), head)
    return head


heads = [h for h in map(build, rows[1:k + 1]) if h]
merged = []
while heads:
    i = min(range(len(heads)), key=lambda i: heads[i].value)
    merged.append(heads[i].value)
    heads[i] = heads[i].next
    if heads[i] is None:
        heads[i] = heads[-1]
        heads.pop()
print(*merged)
