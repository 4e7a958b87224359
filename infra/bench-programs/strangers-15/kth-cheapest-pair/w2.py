import sys


class Table:
    def __init__(self, rows, cols):
        self.rows = rows
        self.cols = cols

    def rank(self, price):
        """How many pairs cost at most this price."""
        cols = self.cols
        total = 0
        j = len(cols)
        for r in self.rows:
            rest = price - r
            while j and cols[j - 1] > rest:
                j -= 1
            if not j:
                break
            total += j
        return total

    def select(self, k):
        low = 0
        high = self.rows[-1] + self.cols[-1]
        while low < high:
            middle = (low + high) // 2
            if self.rank(middle) < k:
                low = middle + 1
            else:
                high = middle
        return low


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k = data[:3]
    print(Table(data[3:3 + n], data[3 + n:3 + n + m]).select(k))


main()
