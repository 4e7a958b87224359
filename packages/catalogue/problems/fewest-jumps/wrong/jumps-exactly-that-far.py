import sys


def solve(reaches: list[int]) -> int:
    stone = jumps = 0
    while stone < len(reaches) - 1:
        if reaches[stone] == 0:
            return -1
        stone += reaches[stone]
        jumps += 1
    return jumps if stone == len(reaches) - 1 else -1


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
