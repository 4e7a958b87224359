import sys


def solve(numbers: list[int]) -> int:
    seen = set(numbers)
    answer = 0
    while answer in seen:
        answer += 1
    return answer


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(solve(numbers))


main()
