import sys


def solve(digits: str, k: int) -> str:
    kept = []
    left = k
    for digit in digits:
        while left > 0 and kept and kept[-1] > digit:
            kept.pop()
            left -= 1
        kept.append(digit)
    return "".join(kept[: len(kept) - left]) or "0"


def main() -> None:
    digits, k = sys.stdin.read().split()
    print(solve(digits, int(k)))


main()
