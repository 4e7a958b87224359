import sys


def solve(text: str, figure: str) -> int:
    m = len(figure)
    b = [0] * m
    k = 0
    for i in range(1, m):
        if k and figure[i] != figure[k]:
            k = b[k - 1]
        if figure[i] == figure[k]:
            k += 1
        else:
            k = 0
        b[i] = k
    found = k = 0
    for c in text:
        if k and c != figure[k]:
            k = b[k - 1]
        if c == figure[k]:
            k += 1
        if k == m:
            found += 1
            k = b[k - 1]
    return found


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
