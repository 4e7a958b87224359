n, q = map(int, input().split())
arr = list(map(int, input().split()))
for _ in range(q):
    l, r = map(int, input().split())
    print(sum(arr[l-1:r]))
