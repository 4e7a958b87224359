import sys


def solve(text: str, figure: str) -> int:
    border = [0] * len(figure)
    matched = 0
    for i in range(1, len(figure)):
        while matched > 0 and figure[i] != figure[matched]:
            matched = border[matched - 1]
        if figure[i] == figure[matched]:
            matched += 1
        border[i] = matched
    found = matched = 0
    for letter in text:
        while matched > 0 and letter != figure[matched]:
            matched = border[matched - 1]
        if letter == figure[matched]:
            matched += 1
        if matched == len(figure):
            found += 1
            matched = border[matched - 1]
    return found


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
