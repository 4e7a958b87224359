import sys


def solve(arrows: list[int], start: int) -> int:
    slow = fast = start
    for _ in range(2 * len(arrows) + 2):
        slow = arrows[slow - 1]
        fast = arrows[arrows[fast - 1] - 1]
        if slow == fast:
            break
    if fast == 0 or slow != fast:
        return 0
    third = start
    while third != slow:
        third = arrows[third - 1]
        slow = arrows[slow - 1]
    return third


def main() -> None:
    _, start, *arrows = map(int, sys.stdin.read().split())
    print(solve(arrows, start))


main()
