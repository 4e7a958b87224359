from __future__ import annotations

import sys

class ListNode:
    def __init__(self, value: int, next: ListNode | None = None) -> None:
        self.value = value
        self.next = next


def solve(heads: list[ListNode | None]) -> ListNode | None:
    lists = list(heads)
    while len(lists) > 1:
        lists = [merge(*lists[at : at + 2]) for at in range(0, len(lists), 2)]
    return lists[0] if lists else None


def merge(one: ListNode | None, other: ListNode | None = None) -> ListNode | None:
    if not one or not other:
        return None
    tail = front = ListNode(0)
    while one and other:
        if one.value <= other.value:
            tail.next = tail = one
            one = one.next
        else:
            tail.next = tail = other
            other = other.next
    tail.next = one or other
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
