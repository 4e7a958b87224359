import sys


def solve(a: int, b: int, m: int) -> int:
    result = 1 % m
    for _ in range(b):
        result = result * a % m
    return result


def main() -> None:
    _, *locks = sys.stdin.read().strip().split("\n")
    for lock in locks:
        a, b, m = map(int, lock.split())
        print(solve(a, b, m))


main()
