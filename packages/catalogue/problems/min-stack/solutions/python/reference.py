import sys


def solve(operations: list[list[str]]) -> list[int]:
    """Takes operations such as ["push", "5"] and ["min"]; returns the answers to top and min."""
    stack: list[tuple[int, int]] = []  # element, smallest up to here
    answers = []
    for name, *argument in operations:
        if name == "push":
            value = int(argument[0])
            smallest = min(value, stack[-1][1]) if stack else value
            stack.append((value, smallest))
        elif name == "pop":
            stack.pop()
        else:
            value, smallest = stack[-1]
            answers.append(value if name == "top" else smallest)
    return answers


def main() -> None:
    _, *lines = sys.stdin.read().splitlines()
    for answer in solve([line.split() for line in lines]):
        print(answer)


main()
