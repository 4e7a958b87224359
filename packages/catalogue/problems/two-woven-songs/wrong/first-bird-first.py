import sys


def solve(a: str, b: str, heard: str) -> bool:
    i = j = 0
    for note in heard:
        if i < len(a) and a[i] == note:
            i += 1
        elif j < len(b) and b[j] == note:
            j += 1
        else:
            return False
    return i == len(a) and j == len(b)


def main() -> None:
    q, *lines = sys.stdin.read().split("\n")
    lines += [""] * 3
    for i in range(0, 3 * int(q), 3):
        print("true" if solve(lines[i], lines[i + 1], lines[i + 2]) else "false")


main()
