import sys


def solve(digits: str, k: int) -> str:
    rest = digits
    for _ in range(k):
        i = 0
        while i + 1 < len(rest) and rest[i] <= rest[i + 1]:
            i += 1
        rest = rest[:i] + rest[i + 1:]
    return rest.lstrip("0") or "0"


def main() -> None:
    digits, k = sys.stdin.read().split()
    print(solve(digits, int(k)))


main()
