from collections import defaultdict

text = input().strip()


class Window:
    def __init__(self):
        self.count = defaultdict(int)
        self.left = 0
        self.doubles = 0

    def take(self, ch):
        self.count[ch] += 1
        if self.count[ch] == 2:
            self.doubles += 1

    def drop(self, ch):
        self.count[ch] -= 1
        if self.count[ch] == 1:
            self.doubles -= 1


w = Window()
best = 0
for right, ch in enumerate(text):
    w.take(ch)
    while w.doubles > 2:
        w.drop(text[w.left])
        w.left += 1
    best = max(best, right - w.left + 1)
print(best)
