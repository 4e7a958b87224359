import sys

def main():
    t = list(map(int, sys.stdin.buffer.read().split()))[1:]
    n = len(t)
    w = [0] * n
    for i in range(n - 2, -1, -1):
        x = t[i]
        j = i + 1
        while t[j] <= x:
            if not w[j]:
                break
            j += w[j]
        else:
            w[i] = j - i
    print(*w)

main()
