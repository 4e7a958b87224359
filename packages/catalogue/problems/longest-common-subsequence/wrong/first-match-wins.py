import sys


def solve(s: str, t: str) -> int:
    length = 0
    start = 0
    for letter in s:
        at = t.find(letter, start)
        if at != -1:
            length += 1
            start = at + 1
    return length


def main() -> None:
    s, t = sys.stdin.read().split()
    print(solve(s, t))


main()
