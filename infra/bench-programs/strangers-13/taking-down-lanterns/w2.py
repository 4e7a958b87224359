def main():
    n = int(input())
    v = [1] + [int(x) for x in input().split()] + [1]
    dp = [[0] * (n + 2) for _ in range(n + 2)]
    for width in range(2, n + 2):
        best = 0
        for left in range(n + 2 - width):
            right = left + width
            ends = v[left] * v[right]
            for k in range(left + 1, right):
                gain = dp[left][k] + dp[k][right] + ends * v[k]
                if gain > best:
                    best = gain
            dp[left][right] = best
    print(dp[0][n + 1])


main()
