import sys
from functools import lru_cache


def up_to(n: int) -> int:
    digits = str(n)

    @lru_cache(maxsize=None)
    def count(place: int, used: int, tight: bool, begun: bool) -> int:
        if place == len(digits):
            return int(begun)
        total = 0
        for digit in range(int(digits[place]) + 1 if tight else 10):
            is_tight = tight and digit == int(digits[place])
            if not begun and digit == 0:
                total += count(place + 1, 0, is_tight, False)
            elif not used >> digit & 1:
                total += count(place + 1, used | 1 << digit, is_tight, True)
        return total

    return count(0, 0, True, False)


def solve(a: int, b: int) -> int:
    return up_to(b) - up_to(a - 1)


def main() -> None:
    a, b = map(int, sys.stdin.read().split())
    print(solve(a, b))


main()
