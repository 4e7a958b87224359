n = int(input())
values = [int(v) for v in input().split()]
answer = []
for i in range(n):
    product = 1
    for j in range(n):
        if j != i:
            product *= values[j]
    answer.append(str(product))
print(" ".join(answer))
