import sys


def solve(n: int) -> list[str]:
    return ["Fizz" * (i % 3 == 0) + "Buzz" * (i % 5 == 0) or str(i) for i in range(n)]


def main() -> None:
    n = int(sys.stdin.readline())
    print("\n".join(solve(n)))


main()
