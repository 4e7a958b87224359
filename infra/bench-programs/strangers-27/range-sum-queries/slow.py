n, q = map(int, input().split())
values = [int(v) for v in input().split()]
for _ in range(q):
    l, r = map(int, input().split())
    print(sum(values[l - 1:r]))
