import sys


def build(a):
    n = len(a)
    table = [a[:]]
    width = 1
    while 2 * width <= n:
        prev = table[-1]
        row = []
        for i in range(n - 2 * width + 1):
            x = prev[i]
            y = prev[i + width]
            row.append(x if x < y else y)
        table.append(row)
        width *= 2
    return table


def query(table, l, r):
    k = (r - l + 1).bit_length() - 1
    return min(table[k][l], table[k][r - (1 << k) + 1])


def main():
    inp = sys.stdin.buffer.read().split()
    n = int(inp[0])
    a = list(map(int, inp[1:n + 1]))
    t = build(a)
    pos = n + 1
    out = []
    # there are exactly n questions
    for _ in range(n):
        l = int(inp[pos]) - 1
        r = int(inp[pos + 1]) - 1
        pos += 2
        out.append(str(query(t, l, r)))
    print("\n".join(out))


main()
