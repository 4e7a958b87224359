n, q = map(int, input().split())
values = list(map(int, input().split()))
questions = list(map(int, input().split()))
for x in questions:
    position = -1
    for i in range(n):
        if values[i] == x:
            position = i
            break
    print(position)
