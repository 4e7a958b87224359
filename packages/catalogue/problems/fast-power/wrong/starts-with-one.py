import sys


def solve(a: int, b: int, m: int) -> int:
    result = 1
    square = a % m
    while b > 0:
        if b % 2 == 1:
            result = result * square % m
        square = square * square % m
        b //= 2
    return result


def main() -> None:
    _, *locks = sys.stdin.read().strip().split("\n")
    for lock in locks:
        a, b, m = map(int, lock.split())
        print(solve(a, b, m))


main()
