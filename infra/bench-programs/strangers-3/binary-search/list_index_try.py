n, q = map(int, input().split())
values = list(map(int, input().split()))
for x in map(int, input().split()):
    try:
        print(values.index(x))
    except ValueError:
        print(-1)
