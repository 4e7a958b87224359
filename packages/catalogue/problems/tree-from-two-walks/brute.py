"""Cuts the lists at the root."""

import sys


def after(before: list[str], between: list[str]) -> list[str]:
    if not before:
        return []
    left = between.index(before[0])
    return (
        after(before[1 : left + 1], between[:left]) + after(before[left + 1 :], between[left + 1 :]) + [before[0]]
    )


n, *numbers = sys.stdin.read().split()
print(*after(numbers[: int(n)], numbers[int(n) :]))
