import sys


def solve(text: str, figure: str) -> int:
    m = len(figure)
    balance = {}
    for c in figure:
        balance[c] = balance.get(c, 0) + 1
    off = len(balance)
    found = 0
    for i, c in enumerate(text):
        balance[c] = balance.get(c, 0) - 1
        off += (balance[c] == -1) - (balance[c] == 0)
        if i >= m:
            d = text[i - m]
            balance[d] = balance.get(d, 0) + 1
            off += (balance[d] == 1) - (balance[d] == 0)
        found += i >= m - 1 and off == 0
    return found


def main() -> None:
    text, figure = sys.stdin.read().split()
    print(solve(text, figure))


main()
