import sys


def solve(contents: list[int], hours: int) -> int:
    speed = 0
    done = False
    while not done:
        speed += 1
        used = 0
        for litres in contents:
            while litres > 0 and used <= hours:
                litres -= speed
                used += 1
        done = used <= hours
    return speed


def main() -> None:
    n, hours, *contents = map(int, sys.stdin.read().split())
    print(solve(contents[:n], hours))


main()
