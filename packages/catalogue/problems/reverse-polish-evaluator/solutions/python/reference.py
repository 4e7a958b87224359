import sys


def solve(tokens: list[str]) -> int:
    stack: list[int] = []
    for token in tokens:
        if token in OPERATORS:
            right = stack.pop()
            left = stack.pop()
            stack.append(OPERATORS[token](left, right))
        else:
            stack.append(int(token))
    return stack[0]


def divide(left: int, right: int) -> int:
    """Rounds towards zero, unlike the operator //."""
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


OPERATORS = {
    "+": lambda left, right: left + right,
    "-": lambda left, right: left - right,
    "*": lambda left, right: left * right,
    "/": divide,
}


def main() -> None:
    _, *tokens = sys.stdin.read().split()
    print(solve(tokens))


main()
