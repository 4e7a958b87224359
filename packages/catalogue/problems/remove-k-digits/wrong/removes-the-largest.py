import sys


def solve(digits: str, k: int) -> str:
    order = sorted(range(len(digits)), key=lambda i: (-int(digits[i]), i))
    gone = set(order[:k])
    rest = "".join(d for i, d in enumerate(digits) if i not in gone)
    return rest.lstrip("0") or "0"


def main() -> None:
    digits, k = sys.stdin.read().split()
    print(solve(digits, int(k)))


main()
