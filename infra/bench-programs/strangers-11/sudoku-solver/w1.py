import sys

ALL = 0b1111111110


class Sudoku:
    def __init__(self, lines):
        self.grid = [[0] * 9 for _ in range(9)]
        # digits that are still free, as bits 1 to 9
        self.rows = [ALL] * 9
        self.cols = [ALL] * 9
        self.boxes = [ALL] * 9
        self.empty = []
        for r in range(9):
            for c in range(9):
                if lines[r][c] == '.':
                    self.empty.append((r, c))
                else:
                    self.put(r, c, int(lines[r][c]))

    def put(self, r, c, d):
        self.grid[r][c] = d
        self.rows[r] &= ~(1 << d)
        self.cols[c] &= ~(1 << d)
        self.boxes[r // 3 * 3 + c // 3] &= ~(1 << d)

    def take(self, r, c, d):
        self.grid[r][c] = 0
        self.rows[r] |= 1 << d
        self.cols[c] |= 1 << d

    def solve(self):
        if not self.empty:
            return True
        fewest = 10
        for i, (r, c) in enumerate(self.empty):
            free = self.rows[r] & self.cols[c] & self.boxes[r // 3 * 3 + c // 3]
            k = bin(free).count('1')
            if k < fewest:
                fewest, index, options = k, i, free
                if k <= 1:
                    break
        r, c = self.empty.pop(index)
        for d in range(1, 10):
            if options >> d & 1:
                self.put(r, c, d)
                if self.solve():
                    return True
                self.take(r, c, d)
        self.empty.insert(index, (r, c))
        return False


def main():
    lines = sys.stdin.read().split()
    t = int(lines[0])
    for i in range(t):
        s = Sudoku(lines[1 + 9 * i:10 + 9 * i])
        s.solve()
        for row in s.grid:
            print(''.join(map(str, row)))


main()
