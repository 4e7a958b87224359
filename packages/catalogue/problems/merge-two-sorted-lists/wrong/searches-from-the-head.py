from __future__ import annotations

import sys


class ListNode:
    def __init__(self, value: int, next: ListNode | None = None) -> None:
        self.value = value
        self.next = next


def solve(first: ListNode | None, second: ListNode | None) -> ListNode | None:
    front = ListNode(0, first)
    while second:
        place = front
        while place.next and place.next.value <= second.value:
            place = place.next
        rest = second.next
        second.next, place.next = place.next, second
        second = rest
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
    _, first, _, second = (list(map(int, sys.stdin.readline().split())) for _ in range(4))
    print(*values_of(solve(to_list(first), to_list(second))))


main()
