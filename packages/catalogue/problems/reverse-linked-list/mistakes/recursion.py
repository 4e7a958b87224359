import sys
class Node:
    def __init__(self, v, nxt=None):
        self.v, self.next = v, nxt
def rev(x):
    if x is None or x.next is None:
        return x
    h = rev(x.next)
    x.next.next = x
    x.next = None
    return h
t = sys.stdin.read().split()
head = None
for v in reversed(t[1:]):
    head = Node(v, head)
head = rev(head)
out = []
while head:
    out.append(head.v)
    head = head.next
print(*out)
