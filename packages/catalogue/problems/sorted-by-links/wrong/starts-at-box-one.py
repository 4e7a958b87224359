import sys


def solve(first: int, numbers: list[int], links: list[int]) -> int:
    """Changes the links so that the list is sorted, and returns the box of the card that is first now. 0 is no box."""

    def merge(a: int, b: int) -> int:
        # links[0] serves as the link of a card before the first one.
        last = 0
        while a and b:
            if numbers[a] <= numbers[b]:
                links[last] = last = a
                a = links[a]
            else:
                links[last] = last = b
                b = links[b]
        links[last] = a or b
        return links[0]

    def sort(start: int) -> int:
        if links[start] == 0:
            return start
        slow, fast = start, links[start]
        while fast and links[fast]:
            slow, fast = links[slow], links[links[fast]]
        second = links[slow]
        links[slow] = 0
        return merge(sort(start), sort(second))

    return sort(1)


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
