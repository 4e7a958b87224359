import sys


def solve(line: str) -> int:
    return eval(line.strip().replace("/", "//"))


def main() -> None:
    print(solve(sys.stdin.read().rstrip("\n")))


main()
