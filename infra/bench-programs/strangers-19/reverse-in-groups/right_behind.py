import sys


def main():
    words = sys.stdin.read().split()
    n, k = int(words[0]), int(words[1])
    paint = words[1:]                    # wagon i (from 1) has paint[i]; 0 is the engine
    behind = list(range(1, n + 1)) + [0]
    last = 0                             # last wagon that has left
    w = behind[0] if n else 0
    for g in range(n // k):
        first, ahead = w, 0
        for _ in range(k):
            behind[w], ahead, w = ahead, w, behind[w]
        behind[last] = ahead
        behind[first] = w
        last = first
    out = []
    w = behind[0]
    while w:
        out.append(paint[w])
        w = behind[w]
    print(*out)


main()
