from __future__ import annotations

import sys
from heapq import heapify, heappop, heapreplace


class ListNode:
    def __init__(self, value: int, next: ListNode | None = None) -> None:
        self.value = value
        self.next = next


def solve(heads: list[ListNode | None]) -> ListNode | None:
    """Each head belongs to a sorted list; None stands for an empty one."""
    # The number of the list decides between equal values, because nodes cannot be compared.
    heap = [(head.value, number, head) for number, head in enumerate(heads) if head]
    heapify(heap)
    tail = front = ListNode(min(head.value for head in heads if head))
    while heap:
        _, number, node = heap[0]
        tail.next = tail = node
        if node.next:
            heapreplace(heap, (node.next.value, number, node.next))
        else:
            heappop(heap)
    return front.next


def to_list(values: list[int]) -> ListNode | None:
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head


def values_of(head: ListNode | None):
    while head:
        yield head.value
        head = head.next


def main() -> None:
    k = int(sys.stdin.readline())
    lines = (list(map(int, sys.stdin.readline().split())) for _ in range(k))
    print(*values_of(solve([to_list(values) for _, *values in lines])))


main()
