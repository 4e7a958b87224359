n, q = [int(x) for x in input().split()]
boxes = [int(x) for x in input().split()]
for event in range(q):
    kind, a, b = [int(x) for x in input().split()]
    if kind == 1:
        boxes[a - 1] = boxes[a - 1] + b
    else:
        print(sum(boxes[a - 1:b]))
