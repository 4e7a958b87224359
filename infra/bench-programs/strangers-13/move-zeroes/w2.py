def move(a):
    n = len(a)
    zero = 0
    other = 0
    while True:
        while zero < n and a[zero] != 0:
            zero += 1
        while other < n and a[other] == 0:
            other += 1
        if zero >= n or other >= n:
            return
        a[zero], a[other] = a[other], a[zero]


size = int(input())
row = [int(word) for word in input().split()]
move(row)
print(*row)
