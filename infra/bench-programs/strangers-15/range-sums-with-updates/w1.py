import sys
from itertools import accumulate


def main():
    data = sys.stdin.buffer.read().split()
    n, q = int(data[0]), int(data[1])
    coins = [int(x) for x in data[2:2 + n]]
    prefix = [0] + list(accumulate(coins))
    pending = []
    out = []
    p = 2 + n
    for _ in range(q):
        kind, x, y = data[p:p + 3]
        p += 3
        x = int(x)
        y = int(y)
        if kind == b"1":
            pending.append((x, y))
            if len(pending) >= 400:
                # too many changes to look through: work them in
                for box, change in pending:
                    coins[box - 1] += change
                prefix = [0] + list(accumulate(coins))
        else:
            total = prefix[y] - prefix[x - 1]
            for box, change in pending:
                if x <= box <= y:
                    total += change
            out.append(total)
    print("\n".join(map(str, out)))


main()
