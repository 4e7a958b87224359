import sys


def solve(strip: str) -> int:
    def is_mirror(text: str) -> bool:
        return text == text[::-1]

    if is_mirror(strip):
        return 0
    if any(is_mirror(strip[:i]) and is_mirror(strip[i:]) for i in range(1, len(strip))):
        return 1
    return 2


def main() -> None:
    print(solve(sys.stdin.read().split()[1]))


main()
