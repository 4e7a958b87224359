n, q = map(int, input().split())
numbers = [int(w) for w in input().split()]
for w in input().split():
    try:
        print(numbers.index(int(w)))
    except ValueError:
        print(-1)
