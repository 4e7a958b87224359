from collections import deque
import sys


class River:
    """Breadth-first search in which each stone enters the queue once."""

    def __init__(self, numbers):
        self.numbers = numbers
        self.last = len(numbers) - 1

    def cross(self):
        queue = deque([(0, 0)])
        untouched = 1            # all stones before this one are in the queue already
        while queue:
            stone, jumps = queue.popleft()
            if stone == self.last:
                return jumps
            reach = min(self.last, stone + self.numbers[stone])
            while untouched <= reach:
                queue.append((untouched, jumps + 1))
                untouched += 1
        return -1


def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    print(River([int(x) for x in data[1:n + 1]]).cross())


main()
