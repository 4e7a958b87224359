import sys


class Clan(dict):
    def __missing__(self, k):
        self[k] = k
        return k

    def chief(self, k):
        while self[k] != k:
            self[k] = self[self[k]]
            k = self[k]
        return k


def roads():
    n = int(sys.stdin.readline())
    for no in range(1, n + 1):
        a, b = sys.stdin.readline().split()
        yield no, a, b


clan, size = Clan(), {}
for no, a, b in roads():
    a, b = clan.chief(a), clan.chief(b)
    if a == b:
        print(no)
        break
    if size.get(a, 1) < size.get(b, 1):
        a, b = b, a
    clan[b] = a
    size[a] = size.get(a, 1) + size.get(b, 1)
