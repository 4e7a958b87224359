class Dictionary:
    def __init__(self):
        self.words = []

    def add(self, w):
        if not self.has(w):
            self.words.append(w)

    def has(self, w):
        return any(x == w for x in self.words)

    def prefix(self, w):
        return any(x.startswith(w) for x in self.words)


d = Dictionary()
for _ in range(int(input())):
    op, w = input().split()
    result = getattr(d, op)(w)
    if op != 'add':
        print('true' if result else 'false')
