import sys
from collections import deque, defaultdict

class Window:
    def __init__(self, width):
        self.width = width
        self.queue = deque()
        self.count = defaultdict(int)

    def add(self, time, user):
        self.queue.append((time, user))
        self.count[user] += 1
        while self.queue[0][0] <= time - self.width:
            _, old = self.queue.popleft()
            self.count[old] -= 1
            if self.count[old] == 0:
                del self.count[old]
        return len(self.count)

def main():
    n, w = map(int, sys.stdin.readline().split())
    window = Window(w)
    for _ in range(n):
        t, user = sys.stdin.readline().split()
        print(window.add(int(t), user))

main()
