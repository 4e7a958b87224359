import sys


def solve(operations: list[list[str]]) -> list[int]:
    """Takes operations such as ["push", "5"] and ["min"]; returns the answers to top and min."""
    stack: list[tuple[int, int]] = []  # element, smallest up to here
    answers = []
    smallest = None
    for name, *argument in operations:
        if name == "push":
            value = int(argument[0])
            smallest = value if smallest is None else min(smallest, value)
            stack.append((value, smallest))
        elif name == "pop":
            stack.pop()
        else:
            answers.append(stack[-1][0] if name == "top" else smallest)
    return answers


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    for answer in solve([line.split() for line in lines]):
        print(answer)


main()
