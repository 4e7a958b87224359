import sys


def solve(a: int, b: int, m: int) -> int:
    if b == 0:
        return 1 % m
    power = 1
    for bit in bin(b)[2:]:
        power = power * power * (a if bit == "1" else 1)
    return power % m


def main() -> None:
    _, *locks = sys.stdin.read().strip().split("\n")
    for lock in locks:
        a, b, m = map(int, lock.split())
        print(solve(a, b, m))


main()
