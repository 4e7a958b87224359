import sys


def solve(text: str, figure: str) -> int:
    found = 0
    for i in range(len(text) - len(figure) + 1):
        j = 0
        while j < len(figure) and text[i + j] == figure[j]:
            j += 1
        if j == len(figure):
            found += 1
    return found


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
