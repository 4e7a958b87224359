class Dictionary:
    def __init__(self):
        self.words = []

    def add(self, w):
        if w not in self.words:
            self.words.append(w)

    def has(self, w):
        return w in self.words

    def prefix(self, w):
        for word in self.words:
            if word.startswith(w):
                return True
        return False


d = Dictionary()
for _ in range(int(input())):
    name, w = input().split()
    answer = getattr(d, name)(w)
    if answer is not None:
        print(str(answer).lower())
