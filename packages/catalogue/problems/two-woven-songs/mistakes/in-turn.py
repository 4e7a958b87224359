import sys


def solve(a: str, b: str, heard: str) -> bool:
    woven = []
    for k in range(max(len(a), len(b))):
        woven += [a[k : k + 1], b[k : k + 1]]
    return "".join(woven) == heard


def main() -> None:
    q, *lines = sys.stdin.read().split("\n")
    lines += [""] * 3
    for i in range(0, 3 * int(q), 3):
        print("true" if solve(lines[i], lines[i + 1], lines[i + 2]) else "false")


main()
