import re
import sys


STRENGTH = {"(": 0, "+": 1, "-": 1, "*": 2, "/": 2, "sign": 3}


def compute(numbers: list[int], operator: str) -> None:
    b = numbers.pop()
    if operator == "sign":
        numbers.append(-b)
        return
    a = numbers.pop()
    if operator == "+":
        numbers.append(a + b)
    elif operator == "-":
        numbers.append(a - b)
    elif operator == "*":
        numbers.append(a * b)
    else:
        quotient = abs(a) // abs(b)
        numbers.append(quotient if (a < 0) == (b < 0) else -quotient)


def solve(line: str) -> int:
    numbers: list[int] = []
    waiting: list[str] = []
    expects_number = True
    for token in re.findall(r"\d+|[-+*/()]", line):
        if token.isdigit():
            numbers.append(int(token))
            expects_number = False
        elif token == "(":
            waiting.append(token)
        elif token == ")":
            while waiting[-1] != "(":
                compute(numbers, waiting.pop())
            waiting.pop()
        elif expects_number:
            waiting.append("sign")
        else:
            while waiting and STRENGTH[waiting[-1]] >= STRENGTH[token]:
                compute(numbers, waiting.pop())
            waiting.append(token)
            expects_number = True
    while waiting:
        compute(numbers, waiting.pop())
    return numbers[0]


def main() -> None:
    print(solve(sys.stdin.read().rstrip("\n")))


main()
