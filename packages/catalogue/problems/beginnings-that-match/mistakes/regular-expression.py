import re
import sys


def solve(word: str, pattern: str) -> int:
    expression = re.compile(pattern.replace("?", ".").replace("*", ".*"))
    return sum(expression.fullmatch(word[:length]) is not None for length in range(len(word) + 1))


def main() -> None:
    word, pattern = sys.stdin.read().split()
    print(solve(word, pattern))


main()
