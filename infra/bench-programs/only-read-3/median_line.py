import bisect
import sys

class Medians(object):
    """ keeps everything sorted at all times """
    def __init__(self):
        self._line = []

    def put(self, x):
        bisect.insort(self._line, x)

    @property
    def value(self):
        return self._line[(len(self._line) - 1) // 2]

m = Medians()
total = 0
n = int(sys.stdin.readline())
for i in range(n):
    m.put(int(sys.stdin.readline()))
    total += m.value
print(total)
