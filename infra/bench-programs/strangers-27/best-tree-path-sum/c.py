import sys


def main():
    tokens = sys.stdin.read().split()[1:]
    values = []
    parents = []
    for position, token in enumerate(tokens):
        if token != "null":
            values.append(int(token))
            parents.append((position - 1) // 2)

    down = values[:]
    best = max(values)
    for v in range(len(values) - 1, 0, -1):
        p = parents[v]
        d = down[v]
        joined = down[p] + d
        if joined > best:
            best = joined
        longer = values[p] + d
        if longer > down[p]:
            down[p] = longer
    print(best)


main()
