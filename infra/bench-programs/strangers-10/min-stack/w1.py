import sys


class MinStack:
    def __init__(self):
        self.items = []
        self.low = None

    def push(self, x):
        if not self.items or x < self.low:
            self.low = x
        self.items.append((x, self.low))

    def pop(self):
        self.items.pop()

    def top(self):
        return self.items[-1][0]

    def min(self):
        return self.items[-1][1]


def main():
    lines = sys.stdin.read().splitlines()
    stack = MinStack()
    for line in lines[1:]:
        parts = line.split()
        if not parts:
            continue
        if parts[0] == 'push':
            stack.push(int(parts[1]))
        elif parts[0] == 'pop':
            stack.pop()
        elif parts[0] == 'top':
            print(stack.top())
        else:
            print(stack.min())


main()
