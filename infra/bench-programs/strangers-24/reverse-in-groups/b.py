import sys


class Wagon:
    __slots__ = ('number', 'behind')

    def __init__(self, number, behind=None):
        self.number = number
        self.behind = behind


class Train:
    def __init__(self, numbers):
        self.engine = Wagon(None)
        last = self.engine
        for x in numbers:
            last.behind = Wagon(x)
            last = last.behind

    def __iter__(self):
        w = self.engine.behind
        while w:
            yield w.number
            w = w.behind

    def shunt(self, k):
        hook = self.engine
        while True:
            siding = []
            w = hook.behind
            while w and len(siding) < k:
                siding.append(w)
                w = w.behind
            if len(siding) < k:
                return
            while siding:
                hook.behind = siding.pop()
                hook = hook.behind
            hook.behind = w


n, k, *numbers = map(int, sys.stdin.read().split())
train = Train(numbers)
train.shunt(k)
print(' '.join(map(str, train)))
