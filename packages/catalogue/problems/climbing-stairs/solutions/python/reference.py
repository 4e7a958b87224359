import sys


def solve(n: int) -> int:
    before, here = 1, 1
    for _ in range(n - 1):
        before, here = here, before + here
    return here


def main() -> None:
    n = int(sys.stdin.readline())
    print(solve(n))


main()
