import sys


def solve(first: int, numbers: list[int], links: list[int]) -> int:
    boxes = []
    box = first
    while box:
        boxes.append(box)
        box = links[box]
    runs = [sorted(boxes[i : i + 2], key=numbers.__getitem__) for i in range(0, len(boxes), 2)]
    order = [box for run in sorted(runs, key=lambda run: numbers[run[0]]) for box in run]
    for a, b in zip(order, order[1:] + [0]):
        links[a] = b
    return order[0]


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
