def product_at(row, i):
    left = row[i - 1] if i else 1
    right = row[i + 1] if i + 1 < len(row) else 1
    return left * row[i] * right


n = int(input())
row = list(map(int, input().split()))
money = 0
while row:
    if len(row) > 2:
        i = min(range(1, len(row) - 1), key=row.__getitem__)
    elif len(row) == 2:
        i = 0 if row[0] <= row[1] else 1
    else:
        i = 0
    money += product_at(row, i)
    del row[i]
print(money)
