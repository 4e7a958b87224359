import sys

def main():
    text = sys.stdin.readline().strip()
    sys.stdin.readline()
    words = set(sys.stdin.readline().split())
    lengths = sorted({len(w) for w in words})
    inf = 10 ** 9
    dp = [0] + [inf] * len(text)
    for i in range(1, len(text) + 1):
        b = inf
        for l in lengths:
            if l > i:
                break
            if dp[i - l] < b and text[i - l:i] in words:
                b = dp[i - l]
        if b < inf:
            dp[i] = b + 1
    print(dp[-1] if dp[-1] < inf else -1)

main()
