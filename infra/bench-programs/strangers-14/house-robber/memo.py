import sys
sys.setrecursionlimit(300000)

n = int(sys.stdin.readline())
houses = list(map(int, sys.stdin.readline().split()))
memo = {}

def rob(i):
    # best total from house i to the end of the lane
    if i >= n:
        return 0
    if i in memo:
        return memo[i]
    skip = rob(i + 1)
    take = houses[i] + rob(i + 2)
    memo[i] = skip if skip > take else take
    return memo[i]

print(rob(0))
