import sys


def main():
    lines = sys.stdin.read().split("\n")
    n, q = map(int, lines[0].split())
    before = [0]
    for value in map(int, lines[1].split()):
        before.append(before[-1] + value)
    cache = {}
    out = []
    for line in lines[2:2 + q]:
        l, r = line.split()
        key = l + r
        if key not in cache:
            cache[key] = str(before[int(r)] - before[int(l) - 1])
        out.append(cache[key])
    print("\n".join(out))


main()
