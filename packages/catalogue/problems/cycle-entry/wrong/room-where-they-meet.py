import sys


def solve(arrows: list[int], start: int) -> int:
    after = [0, *arrows]
    slow = after[start]
    fast = after[slow]
    while slow != fast:
        slow = after[slow]
        fast = after[after[fast]]
    return slow


def main() -> None:
    _, start, *arrows = map(int, sys.stdin.read().split())
    print(solve(arrows, start))


main()
