from __future__ import annotations

import sys


class ListNode:
    def __init__(self, value: int, next: ListNode | None = None) -> None:
        self.value = value
        self.next = next


def solve(head: ListNode | None, k: int) -> ListNode | None:
    front = ListNode(0, head)
    before = front
    while True:
        last: ListNode | None = before
        for _ in range(k):
            last = last.next if last else None
        if last is None:
            return front.next
        first = before.next
        previous, node = last.next, first
        for _ in range(k):
            following = node.next
            node.next = previous
            previous, node = node, following
        before.next = previous
        before = first


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
    n, k, *values = map(int, sys.stdin.read().split())
    print(*values_of(solve(to_list(values[:n]), k)))


main()
