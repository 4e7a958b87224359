import sys


def solve(operations: list[list[str]]) -> list[int]:
    """Takes operations such as ["push", "5"] and ["min"]; returns the answers to top and min."""
    stack: list[int] = []
    answers = []
    for name, *argument in operations:
        if name == "push":
            stack.append(int(argument[0]))
        elif name == "pop":
            stack.pop()
        else:
            answers.append(stack[-1] if name == "top" else min(stack))
    return answers


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    for answer in solve([line.split() for line in lines]):
        print(answer)


main()
