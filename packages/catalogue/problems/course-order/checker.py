"""Accepts every order of all courses that obeys the rules, and `impossible` exactly where the answer says so."""

import json
import sys


def main() -> int:
    given, answer, output = (json.loads(line) for line in sys.stdin)
    n, _, *ends = map(int, given.split())
    tokens = output.split()
    if answer.split() == ["impossible"]:
        if tokens == ["impossible"]:
            return 0
        print("the rules contain a cycle, so `impossible` was expected")
        return 1
    if tokens == ["impossible"]:
        print("an order exists")
        return 1
    if not all(token.isascii() and token.isdigit() and len(token) <= 6 for token in tokens):
        print("expected course numbers separated by blanks, or `impossible`")
        return 2
    courses = [int(token) for token in tokens]
    if len(courses) != n:
        print(f"expected {n} courses, found {len(courses)}")
        return 1
    if sorted(courses) != list(range(1, n + 1)):
        print(f"each course from 1 to {n} must appear exactly once")
        return 1
    place = {course: i for i, course in enumerate(courses)}
    for a, b in zip(ends[::2], ends[1::2]):
        if place[a] > place[b]:
            print(f"course {a} must come before course {b}")
            return 1
    return 0


sys.exit(main())
