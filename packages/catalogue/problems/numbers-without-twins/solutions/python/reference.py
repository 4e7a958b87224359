import sys


def up_to(n: int) -> int:
    """How many printable numbers there are from 1 to n."""
    if n == 0:
        return 0
    digits = [int(digit) for digit in str(n)]
    count = sum(9**length for length in range(1, len(digits)))
    left = 0
    for place, digit in enumerate(digits):
        choices = digit
        # At the first place, 0 is excluded like a left neighbour.
        if left < digit:
            choices -= 1
        count += choices * 9 ** (len(digits) - place - 1)
        if place > 0 and digit == left:
            return count
        left = digit
    return count + 1


def solve(a: int, b: int) -> int:
    return up_to(b) - up_to(a - 1)


def main() -> None:
    a, b = map(int, sys.stdin.read().split())
    print(solve(a, b))


main()
