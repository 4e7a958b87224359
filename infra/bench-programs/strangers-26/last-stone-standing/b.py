import sys
from bisect import bisect_left, insort


class Shelf:
    """A sorted list, cut into boards of moderate length."""

    def __init__(self, items):
        items = sorted(items)
        self.size = len(items)
        self.width = w = max(8, int(len(items) ** 0.5))
        self.boards = [items[i:i + w] for i in range(0, len(items), w)]
        self.tops = [board[-1] for board in self.boards]

    def pop(self):
        board = self.boards[-1]
        x = board.pop()
        if not board:
            self.boards.pop()
            self.tops.pop()
        self.size -= 1
        return x

    def add(self, x):
        self.size += 1
        if not self.boards:
            self.boards.append([x])
            self.tops.append(x)
            return
        i = bisect_left(self.tops, x)
        if i == len(self.tops):
            i -= 1
            self.tops[i] = x
        board = self.boards[i]
        insort(board, x)
        if len(board) > 2 * self.width:
            half = len(board) // 2
            self.boards.insert(i, board[:half])
            self.tops.insert(i, board[half - 1])
            del board[:half]


def main():
    sys.stdin.readline()
    shelf = Shelf(map(int, sys.stdin.readline().split()))
    while shelf.size > 1:
        heavy = shelf.pop()
        light = shelf.pop()
        if heavy > light:
            shelf.add(heavy - light)
    print(shelf.pop() if shelf.size else 0)


main()
