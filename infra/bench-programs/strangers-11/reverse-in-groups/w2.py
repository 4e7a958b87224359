import sys


class Wagon:
    def __init__(self, number):
        self.number = number
        self.next = None


def reverse_groups(head, k):
    node = head
    for _ in range(k):
        if node is None:
            return head
        node = node.next
    # node is the first wagon of the next group
    behind = reverse_groups(node, k)
    cur = head
    for _ in range(k):
        following = cur.next
        cur.next = behind
        behind = cur
        cur = following
    return behind


def main():
    data = sys.stdin.read().split()
    k = int(data[1])
    head = None
    for token in reversed(data[2:]):
        wagon = Wagon(token)
        wagon.next = head
        head = wagon
    head = reverse_groups(head, k)
    out = []
    while head is not None:
        out.append(head.number)
        head = head.next
    print(" ".join(out))


main()
