import sys
from heapq import heappush, heappushpop


class RunningMedian:
    """Two heaps: the smaller half (negated) and the larger half."""

    def __init__(self):
        self.small = []
        self.large = []

    def add(self, x):
        if len(self.small) > len(self.large):
            heappush(self.large, -heappushpop(self.small, -x))
        else:
            heappush(self.small, -heappushpop(self.large, x))

    def value(self):
        if len(self.small) > len(self.large):
            return -self.small[0]
        return (self.large[0] - self.small[0]) / 2


def main():
    tokens = list(map(int, sys.stdin.buffer.read().split()))
    n = tokens[0]
    stations = RunningMedian()
    for x in tokens[1:n + 1]:
        stations.add(x)
    for x in tokens[n + 2:]:
        stations.add(x)
    print(float(stations.value()))


main()
