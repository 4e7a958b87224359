import sys


def solve(numbers: list[int]) -> int:
    n = len(numbers)
    seen = [False] * (n + 1)
    for x in numbers:
        if 0 < x < n:
            seen[x] = True
    for i in range(1, n + 1):
        if not seen[i]:
            return i
    return n + 1


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(solve(numbers))


main()
