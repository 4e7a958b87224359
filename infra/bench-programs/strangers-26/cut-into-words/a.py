import sys


def main():
    text, _, *words = sys.stdin.read().split()
    known = set(words)
    sizes = sorted({len(w) for w in words})
    n = len(text)
    never = n + 1
    best = [0] + [never] * n
    for i in range(n):
        b = best[i] + 1
        if b > n:
            continue
        for k in sizes:
            j = i + k
            if j > n:
                break
            if b < best[j] and text[i:j] in known:
                best[j] = b
    print(best[n] if best[n] <= n else -1)


main()
