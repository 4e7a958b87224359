import sys


def solve(digits: str, k: int) -> str:
    kept = []
    left = k
    for d in digits:
        while left and kept and kept[-1] > d:
            kept.pop()
            left -= 1
        kept.append(d)
    return "".join(kept[: len(kept) - left]).strip("0") or "0"


def main() -> None:
    digits, k = sys.stdin.read().split()
    print(solve(digits, int(k)))


main()
