import sys


def solve(first: int, numbers: list[int], links: list[int]) -> int:
    links[0] = 0
    card = first
    while card:
        after = links[card]
        at = 0
        while links[at] and numbers[links[at]] <= numbers[card]:
            at = links[at]
        links[card], links[at] = links[at], card
        card = after
    return links[0]


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
