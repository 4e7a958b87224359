import sys


def solve(a: int, b: int, m: int) -> int:
    return pow(a % m, b % m, m)


def main() -> None:
    _, *locks = sys.stdin.read().strip().split("\n")
    for lock in locks:
        a, b, m = map(int, lock.split())
        print(solve(a, b, m))


main()
