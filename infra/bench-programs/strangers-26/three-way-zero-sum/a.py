import sys
from collections import Counter


def main():
    input()
    have = Counter(map(int, input().split()))
    values = sorted(have)
    write = sys.stdout.write
    none = True
    for i, a in enumerate(values):
        if a > 0:
            break
        for b in values[i:]:
            c = -a - b
            if c < b:
                break
            if c in have:
                if a == b == c:
                    enough = have[a] > 2
                elif a == b:
                    enough = have[a] > 1
                else:
                    enough = b != c or have[b] > 1
                if enough:
                    none = False
                    write('%d %d %d\n' % (a, b, c))
    if none:
        print('none')


main()
