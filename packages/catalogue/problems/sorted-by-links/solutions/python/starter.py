import sys


def solve(first: int, numbers: list[int], links: list[int]) -> int:
    """Changes the links so that the list is sorted, and returns the box of the card that is first now. 0 is no box."""
    # Write your solution here.
    return first


def main() -> None:
    n, first, *rest = map(int, sys.stdin.read().split())
    numbers = [0] + rest[:n]
    links = [0] + rest[n:]
    boxes = []
    box = solve(first, numbers, links)
    while box != 0 and len(boxes) <= n:
        boxes.append(box)
        box = links[box]
    print(*boxes)


main()
