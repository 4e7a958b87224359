import sys


def solve(words: list[str]) -> str | None:
    later = {letter: set() for letter in sorted(set("".join(words)))}
    for a, b in zip(words, words[1:]):
        difference = next(((x, y) for x, y in zip(a, b) if x != y), None)
        if difference:
            later[difference[0]].add(difference[1])
        elif len(a) > len(b):
            return None
    if any(x in later[y] for x in later for y in later[x]):
        return None
    left = list(later)
    order = ""
    while left:
        first = next((letter for letter in left if not any(letter in later[other] for other in left)), left[0])
        left.remove(first)
        order += first
    return order


def main() -> None:
    order = solve(sys.stdin.read().split()[1:])
    print("impossible" if order is None else order)


main()
