import sys

class RotatedArray:
    def __init__(self, values):
        self.values = values
        self.n = len(values)
        self.start = 0
        for i in range(1, self.n):
            if values[i] < values[i - 1]:
                self.start = i

    def in_order(self):
        for i in range(self.start, self.n):
            yield self.values[i], i
        for i in range(self.start):
            yield self.values[i], i
        yield float('inf'), -1

    def answer_all(self, questions):
        result = [-1] * len(questions)
        walk = self.in_order()
        value, place = next(walk)
        for j in sorted(range(len(questions)), key=questions.__getitem__):
            while value < questions[j]:
                value, place = next(walk)
            if value == questions[j]:
                result[j] = place
        return result

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[:2]
    arr = RotatedArray(data[2:2 + n])
    sys.stdout.write('\n'.join(map(str, arr.answer_all(data[2 + n:2 + n + q]))) + '\n')

if __name__ == '__main__':
    main()
