import sys


class Ship:
    def __init__(self):
        self.times = []
        self.numbers = []

    def put(self, t, x):
        self.times.append(t)
        self.numbers.append(x)

    def at(self, t):
        times = self.times
        place = -1
        jump = 1 << len(times).bit_length()
        while jump:
            if place + jump < len(times) and times[place + jump] <= t:
                place += jump
            jump >>= 1
        return "none" if place < 0 else self.numbers[place]


board = {}
reading = sys.stdin
reading.readline()
for line in reading:
    word = line.split()
    if not word:
        continue
    if word[0] == "set":
        board.setdefault(word[2], Ship()).put(int(word[1]), word[3])
    elif word[2] in board:
        print(board[word[2]].at(int(word[1])))
    else:
        print("none")
