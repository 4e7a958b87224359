import re
import sys


def flat(tokens):
    at = 0

    def value():
        nonlocal at
        at += 1
        return -value() if tokens[at - 1] == "-" else int(tokens[at - 1])

    def product():
        nonlocal at
        result = value()
        while at < len(tokens) and tokens[at] in "*/":
            at += 1
            if tokens[at - 1] == "*":
                result *= value()
            else:
                other = value()
                result = (1 if (result < 0) == (other < 0) else -1) * (abs(result) // abs(other))
        return result

    result = product()
    while at < len(tokens):
        at += 1
        result += product() if tokens[at - 1] == "+" else -product()
    return result


def solve(line: str) -> int:
    while True:
        close = line.find(")")
        if close < 0:
            return flat(re.findall(r"\d+|[-+*/]", line))
        open = line.rfind("(", 0, close)
        line = line[:open] + str(flat(re.findall(r"\d+|[-+*/]", line[open + 1 : close]))) + "".join(list(line[close + 1 :]))


def main() -> None:
    print(solve(sys.stdin.read().rstrip("\n")))


main()
