import sys


def solve(digits: str) -> int:
    count = 0
    stack = [0]
    while stack:
        at = stack.pop()
        if at == len(digits):
            count += 1
        elif digits[at] != "0":
            stack.append(at + 1)
            if at + 1 < len(digits) and digits[at : at + 2] <= "26":
                stack.append(at + 2)
    return count % 1_000_000_007


def main() -> None:
    print(solve(sys.stdin.read().strip()))


main()
