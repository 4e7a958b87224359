import sys


def solve(digits: str) -> int:
    before, ways = 0, 1
    last = "0"
    for digit in digits:
        following = 0 if digit == "0" else ways
        if "10" <= last + digit <= "26":
            following = (following + before) % 1_000_000_007
        before, ways, last = ways, following, digit
    return ways


def main() -> None:
    print(solve(sys.stdin.read().strip()))


main()
