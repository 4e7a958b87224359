import sys
from collections import Counter
from operator import ne


def wanted(line):
    amount = Counter(line)
    return "".join(colour * amount[colour] for colour in "rwb")


def main():
    line = sys.stdin.readline().strip()
    strays = sum(map(ne, line, wanted(line)))
    print((strays + 1) // 2)


main()
