import sys


def solve(rows: list[str]) -> int:
    columns = ("".join(column) for column in zip(*rows))
    return sum(len([run for run in column.split("0") if run]) for column in columns)


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
