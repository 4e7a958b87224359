import sys


def solve(n: int) -> int:
    """In how many ways n queens can stand on the board without attacking each other."""
    board = (1 << n) - 1

    def place(columns: int, left: int, right: int) -> int:
        """Each argument has one bit per column that the current row finds attacked."""
        if columns == board:
            return 1
        ways = 0
        free = board & ~(columns | left | right)
        while free:
            queen = free & -free
            free ^= queen
            ways += place(columns | queen, (left | queen) << 1, (right | queen) >> 1)
        return ways

    # Each placement with the first queen in the left half has a mirror image in the right half.
    half = sum(place(1 << x, 2 << x, (1 << x) >> 1) for x in range(n // 2))
    middle = 1 << n // 2
    return 2 * half + (place(middle, middle << 1, middle >> 1) if n % 2 else 0)


def main() -> None:
    print(solve(int(sys.stdin.readline())))


main()
