import sys


def solve(pattern: str) -> str:
    rows: list[list[str]] = [[]]
    counts: list[int] = []
    number = 0
    for sign in pattern:
        if sign.isdigit():
            number = int(sign)
        elif sign == "[":
            rows.append([])
            counts.append(number)
            number = 0
        elif sign == "]":
            row = "".join(rows.pop())
            rows[-1].append(row * counts.pop())
        else:
            rows[-1].append(sign)
    return "".join(rows[0])


print(solve(sys.stdin.read().strip()))
