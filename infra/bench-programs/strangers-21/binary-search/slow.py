n, q = map(int, input().split())
a = list(map(int, input().split()))
for x in map(int, input().split()):
    try:
        print(a.index(x))
    except ValueError:
        print(-1)
