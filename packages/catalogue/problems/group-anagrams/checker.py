"""Accepts the expected groups with their lines, and the words within each line, in any order."""

import json
import sys


def groups_of(text: str) -> list[list[str]]:
    return [sorted(line.split()) for line in text.split("\n") if line.strip()]


def main() -> int:
    given, answer, output = (json.loads(line) for line in sys.stdin)
    words = sorted(given.split()[1:])
    groups = groups_of(output)
    printed = sorted(word for group in groups for word in group)
    if printed != words:
        print(f"expected the {len(words)} words of the input, each as often as it was given; found {len(printed)}")
        return 2 if len(printed) != len(words) else 1
    expected = groups_of(answer)
    if sorted(groups) == sorted(expected):
        return 0
    if len(groups) != len(expected):
        print(f"expected {len(expected)} groups, found {len(groups)}")
        return 1
    known = {tuple(group) for group in expected}
    wrong = next(i for i, group in enumerate(groups) if tuple(group) not in known)
    print(f"group {wrong + 1} of the output is not a complete group of anagrams")
    return 1


sys.exit(main())
