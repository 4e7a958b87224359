import sys


def solve(first: int, numbers: list[int], links: list[int]) -> int:
    boxes = []
    box = first
    while box:
        boxes.append(box)
        box = links[box]
    for box, number in zip(boxes, sorted(numbers[box] for box in boxes)):
        numbers[box] = number
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
