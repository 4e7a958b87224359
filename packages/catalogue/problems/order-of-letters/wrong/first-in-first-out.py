import heapq
import sys


def solve(words: list[str]) -> str | None:
    """Returns the letters in order, or None if no order fits."""
    later: dict[str, set[str]] = {letter: set() for letter in set("".join(words))}
    for a, b in zip(words, words[1:]):
        difference = next(((x, y) for x, y in zip(a, b) if x != y), None)
        if difference is not None:
            later[difference[0]].add(difference[1])
        elif len(a) > len(b):
            return None
    arrows = {letter: 0 for letter in later}
    for letters in later.values():
        for letter in letters:
            arrows[letter] += 1
    free = sorted(letter for letter, count in arrows.items() if count == 0)
    order = ""
    while free:
        first = free.pop(0)
        order += first
        for letter in later[first]:
            arrows[letter] -= 1
            if arrows[letter] == 0:
                free.append(letter)
    return order if len(order) == len(later) else None


def main() -> None:
    order = solve(sys.stdin.read().split()[1:])
    print("impossible" if order is None else order)


main()
