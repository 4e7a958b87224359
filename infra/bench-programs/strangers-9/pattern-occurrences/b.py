import sys


def main():
    text, p = sys.stdin.read().split()
    m = len(p)
    # strong failure links: fail[j] is where to go on when the letter after j letters does not fit
    border = [0] * (m + 1)
    b = 0
    for j in range(1, m):
        c = p[j]
        while b and p[b] != c:
            b = border[b]
        if p[b] == c:
            b += 1
        border[j + 1] = b
    p += "#"
    j = total = 0
    for c in text:
        while j and p[j] != c:
            j = border[j]
        if p[j] == c:
            j += 1
            if j == m:
                total += 1
    print(total)


main()
