import sys


def solve(numbers: list[int]) -> int:
    seen = set(numbers)
    for x in range(1, min(max(seen), len(numbers))):
        if x not in seen:
            return x
    return max(seen) + 1


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(solve(numbers))


main()
