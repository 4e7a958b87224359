import sys


def solve(rows: list[str]) -> int:
    return sum(len([run for run in row.split("0") if run]) for row in rows)


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
