import sys


def solve(before: list[int], between: list[int]) -> list[int]:
    places = {node: at for at, node in enumerate(between)}
    after = []

    def append(first: int, start: int, size: int) -> None:
        """Appends the subtree whose lists begin at these places and have this size."""
        if size == 0:
            return
        left = places[before[first]] - start
        append(first + 1, start, left)
        after.append(before[first])
        append(first + 1 + left, start + left + 1, size - 1 - left)

    append(0, 0, len(before))
    return after


def main() -> None:
    n, *numbers = map(int, sys.stdin.read().split())
    print(*solve(numbers[:n], numbers[n:]))


main()
