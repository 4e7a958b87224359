from __future__ import annotations

import sys


class ListNode:
    def __init__(self, value: int, next: ListNode | None = None) -> None:
        self.value = value
        self.next = next


def solve(head: ListNode | None, k: int) -> ListNode | None:
    # Write your solution here.
    return head


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
