import sys


def solve(contents: list[int], hours: int) -> int:
    def fast_enough(speed: int) -> bool:
        return sum((litres + speed - 1) // speed for litres in contents) <= hours

    low, high = 1, max(contents)
    while low < high:
        middle = (low + high) // 2
        if fast_enough(middle):
            high = middle
        else:
            low = middle + 1
    return low


def main() -> None:
    n, hours, *contents = map(int, sys.stdin.read().split())
    print(solve(contents[:n], hours))


main()
