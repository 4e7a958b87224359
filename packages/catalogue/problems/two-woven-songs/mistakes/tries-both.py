import sys


def solve(a: str, b: str, heard: str) -> bool:
    if len(a) + len(b) != len(heard):
        return False
    stack = [(0, 0)]
    while stack:
        i, j = stack.pop()
        if i + j == len(heard):
            return True
        if i < len(a) and a[i] == heard[i + j]:
            stack.append((i + 1, j))
        if j < len(b) and b[j] == heard[i + j]:
            stack.append((i, j + 1))
    return False


def main() -> None:
    q, *lines = sys.stdin.read().split("\n")
    lines += [""] * 3
    for i in range(0, 3 * int(q), 3):
        print("true" if solve(lines[i], lines[i + 1], lines[i + 2]) else "false")


main()
