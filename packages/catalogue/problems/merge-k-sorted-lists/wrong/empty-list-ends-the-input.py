from __future__ import annotations

import sys
from heapq import heapify, heappop, heapreplace


class ListNode:
    def __init__(self, value: int, next: ListNode | None = None) -> None:
        self.value = value
        self.next = next


def solve(heads: list[ListNode | None]) -> ListNode | None:
    """Each head belongs to a sorted list; None stands for an empty one."""
    values: list[int] = []
    for head in heads:
        if head is None:
            break
        values += values_of(head)
    return to_list(sorted(values))


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
