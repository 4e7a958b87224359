import sys


def steps(h):
    n = len(h)
    top = h.index(max(h))
    line = h[top:] + h[:top]       # the ring cut open at a tallest one
    line.append(line[0])           # ... who stands at both ends
    go = [0] * (n + 1)
    for i in range(n - 1, 0, -1):
        if line[i] == line[0]:
            continue
        j = i + 1
        while line[j] <= line[i]:
            j += go[j]
        go[i] = j - i
    return go[n - top:n] + go[:n - top]


def main():
    _, *h = map(int, sys.stdin.buffer.read().split())
    print(" ".join(map(str, steps(h))))


main()
