import sys


def solve(arrows: list[int], start: int) -> int:
    after = [0, *arrows]
    slow = after[start]
    fast = after[slow]
    while slow != fast:
        slow = after[slow]
        fast = after[after[fast]]
    if fast == 0:
        return 0
    third = start
    while third != slow:
        third = after[third]
        slow = after[slow]
    return third


def main() -> None:
    _, start, *arrows = map(int, sys.stdin.read().split())
    print(solve(arrows, start))


main()
