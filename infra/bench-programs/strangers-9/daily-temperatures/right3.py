import sys


def main():
    n, *t = map(int, sys.stdin.buffer.read().split())
    ans = [0] * n
    # from the last day to the first, jumping along the answers found already
    for i in range(n - 2, -1, -1):
        x = t[i]
        j = i + 1
        while t[j] <= x:
            if not ans[j]:
                break
            j += ans[j]
        else:
            ans[i] = j - i
    sys.stdout.write(" ".join(map(str, ans)) + "\n")


main()
