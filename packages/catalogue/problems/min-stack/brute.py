import sys


def solve(operations: list[list[str]]) -> list[int]:
    """Takes operations such as ["push", "5"] and ["min"]; returns the answers to top and min."""
    stack: list[int] = []
    answers = []
    for operation in operations:
        if operation[0] == "push":
            stack = stack + [int(operation[1])]
        elif operation[0] == "pop":
            stack = stack[:-1]
        elif operation[0] == "top":
            answers.append(stack[-1])
        else:
            answers.append(sorted(stack)[0])
    return answers


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    for answer in solve([line.split() for line in lines]):
        print(answer)


main()
