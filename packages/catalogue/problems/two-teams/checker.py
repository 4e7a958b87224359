"""Accepts every division into two teams and every odd circle of quarrels, and the right one of the two."""

import json
import sys


def main() -> int:
    given, answer, output = (json.loads(line) for line in sys.stdin)
    n, m, *ends = map(int, given.split())
    tokens = output.split()
    kind = tokens[0] if tokens else ""
    if kind not in ("teams", "circle"):
        print("expected `teams` or `circle` on the first line")
        return 2
    if kind != answer.split()[0]:
        print("two teams exist" if kind == "circle" else "there is an odd circle, so there are no two teams")
        return 1
    if kind == "teams":
        if len(tokens) != 2 or len(tokens[1]) != n or set(tokens[1]) - {"A", "B"}:
            print(f"expected a word of {n} letters A and B")
            return 2
        for a, b in zip(ends[::2], ends[1::2]):
            if tokens[1][a - 1] == tokens[1][b - 1]:
                print(f"the children {a} and {b} are in the same team")
                return 1
        return 0
    if not all(token.isascii() and token.isdigit() and len(token) <= 6 for token in tokens[1:]):
        print("expected the number of children in the circle and the children")
        return 2
    size, *circle = [int(token) for token in tokens[1:]] or [0]
    if len(circle) != size or size % 2 == 0:
        print(f"the circle has {len(circle)} children, the second line says {size}, and it must be odd")
        return 1
    if len(set(circle)) != size or not all(1 <= child <= n for child in circle):
        print("the children of the circle must be different ones from 1 to n")
        return 1
    quarrels = set(zip(ends[::2], ends[1::2]))
    for a, b in zip(circle, circle[1:] + circle[:1]):
        if (a, b) not in quarrels and (b, a) not in quarrels:
            print(f"the children {a} and {b} have not quarrelled")
            return 1
    return 0


sys.exit(main())
