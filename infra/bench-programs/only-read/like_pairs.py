import sys
input = sys.stdin.readline

t = 1
for _ in range(t):
    n = int(input())
    a = list(map(int, input().split()))
    b = list(map(int, input().split()))
    good = 0
    seen = []
    for i in range(n):
        for j in range(n):
            if i >= j:
                continue
            if a[i] + a[j] > b[i] + b[j]:
                good += 1
        if a[i] not in seen:
            seen.append(a[i])
    different = len(seen)
    print(good, different)
