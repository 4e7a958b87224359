import sys


def solve(values: list[int]) -> list[tuple[int, int, int]]:
    """Returns the ascending triplets with the sum 0, without repetitions."""
    ordered = sorted(values)
    triplets = []
    for i, first in enumerate(ordered):
        if first > 0:
            break
        if i > 0 and first == ordered[i - 1]:
            continue
        left, right = i + 1, len(ordered) - 1
        while left < right:
            total = first + ordered[left] + ordered[right]
            if total < 0:
                left += 1
            elif total > 0:
                right -= 1
            else:
                triplets.append((first, ordered[left], ordered[right]))
                right -= 1
                left += 1
                while left < right and ordered[left] == ordered[left - 1]:
                    left += 1
    return triplets


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    triplets = solve(rest[:n])
    for triplet in triplets:
        print(*triplet)
    if not triplets:
        print("none")


main()
