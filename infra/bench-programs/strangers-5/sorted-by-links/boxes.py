n, first = map(int, input().split())
numbers = list(map(int, input().split()))
links = list(map(int, input().split()))

boxes = list(range(1, n + 1))
boxes.sort(key=lambda b: numbers[b - 1])
print(' '.join(map(str, boxes)))
