import sys


def solve(tokens: list[str]) -> int:
    stack: list[int] = []
    for token in tokens:
        if token in ("+", "-", "*", "/"):
            right = stack.pop()
            left = stack.pop()
            if token == "+":
                stack.append(left + right)
            elif token == "-":
                stack.append(left - right)
            elif token == "*":
                stack.append(left * right)
            else:
                stack.append(left // right if right else 0)
        else:
            stack.append(int(token))
    return stack[0]


def main() -> None:
    _, *tokens = sys.stdin.read().split()
    print(solve(tokens))


main()
