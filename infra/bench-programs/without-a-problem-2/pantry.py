# lines such as   flour=12   or   sugar=-3
import sys
import re

LINE = re.compile(r"^\s*([a-z]+)\s*=\s*(-?\d+)\s*$")


def entries(stream):
    for number, line in enumerate(stream, 1):
        match = LINE.match(line)
        if match is None:
            print(f"line {number} skipped", file=sys.stderr)
            continue
        yield match.group(1), int(match.group(2))


def main():
    stock = {}
    for key, amount in entries(sys.stdin):
        stock[key] = stock.get(key, 0) + amount
    for key, amount in stock.items():
        print(key, amount if amount >= 0 else "missing")


main()
