import sys


class Programme:
    def __init__(self, cooldown):
        self.cooldown = cooldown
        self.plays = []

    def add(self, times):
        self.plays.append(times)

    def slots(self):
        order = sorted(self.plays, reverse=True)
        rounds = order[0] - 1
        silent = rounds * self.cooldown
        for t in order[1:]:
            silent -= min(t, rounds)
        return sum(order) + max(silent, 0)


words = iter(sys.stdin.read().split())
n = int(next(words))
programme = Programme(int(next(words)))
for w in words:
    programme.add(int(w))
print(programme.slots())
