import sys


def main():
    data = sys.stdin.buffer.read().split()
    k = int(data[0])
    value = [int(data[1])]
    parent = [-1]
    slot = 0  # two slots for every node, in the order of the nodes
    for t in range(2, k + 1):
        tok = data[t]
        if tok != b"null":
            value.append(int(tok))
            parent.append(slot >> 1)
        slot += 1
    n = len(value)
    first = [0] * n   # best arm of a child, or 0
    second = [0] * n
    best = value[0]
    for v in range(n - 1, -1, -1):
        a = first[v]
        x = value[v] + a
        if x + second[v] > best:
            best = x + second[v]
        p = parent[v]
        if p >= 0 and x > 0:
            if x > first[p]:
                second[p] = first[p]
                first[p] = x
            elif x > second[p]:
                second[p] = x
    print(best)


main()
