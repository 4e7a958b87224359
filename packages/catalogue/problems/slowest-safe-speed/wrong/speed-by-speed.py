import sys


def solve(contents: list[int], hours: int) -> int:
    speed = 1
    while sum((litres + speed - 1) // speed for litres in contents) > hours:
        speed += 1
    return speed


def main() -> None:
    n, hours, *contents = map(int, sys.stdin.read().split())
    print(solve(contents[:n], hours))


main()
