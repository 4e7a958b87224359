import sys
input = sys.stdin.readline

def main():
    n = int(input())
    low = [0] * (n + 1)
    phi = [1] * (n + 1)
    pr = []
    for i in range(2, n + 1):
        if low[i] == 0:
            low[i] = i
            phi[i] = i - 1
            pr.append(i)
        for p in pr:
            if p > low[i] or i * p > n:
                break
            low[i * p] = p
            phi[i * p] = phi[i] * (p if p == low[i] else p - 1)
    print(len(pr), sum(phi[1:]))

main()
