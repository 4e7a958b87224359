import sys


def solve(contents: list[int], hours: int) -> int:
    low, high = 1, max(contents)
    while low < high:
        middle = (low + high) // 2
        if sum(litres // middle for litres in contents) <= hours:
            high = middle
        else:
            low = middle + 1
    return low


def main() -> None:
    n, hours, *contents = map(int, sys.stdin.read().split())
    print(solve(contents[:n], hours))


main()
