n, q = map(int, input().split())
a = input().split()
for x in input().split():
    at = -1
    for i in range(n):
        if a[i] == x:
            at = i
            break
    print(at)
