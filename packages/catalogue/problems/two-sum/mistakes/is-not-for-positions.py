import sys
def main():
    data = sys.stdin.buffer.read().split()
    n, target = int(data[0]), int(data[1])
    v = list(map(int, data[2:2 + n]))
    first = {}
    for i, x in enumerate(v):
        first.setdefault(x, i)
    for i, x in enumerate(v):
        j = first.get(target - x)
        if j is not None and j is not i:
            print(min(i, j), max(i, j))
            return
main()
