import sys


def solve(numbers: list[int]) -> int:
    answer = 1
    while answer in numbers:
        answer += 1
    return answer


def main() -> None:
    _, *numbers = map(int, sys.stdin.read().split())
    print(solve(numbers))


main()
