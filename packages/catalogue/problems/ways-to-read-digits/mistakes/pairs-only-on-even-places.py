import sys


def solve(digits: str) -> int:
    ways = 1
    for i in range(0, len(digits), 2):
        pair = digits[i : i + 2]
        if pair[0] == "0":
            return 0
        if len(pair) == 2 and pair[1] != "0" and pair <= "26":
            ways = ways * 2 % 1_000_000_007
        elif len(pair) == 2 and pair[1] == "0" and pair > "26":
            return 0
    return ways


def main() -> None:
    print(solve(sys.stdin.read().strip()))


main()
