n = int(input())
offers = list(map(int, input().split()))
values = sorted(offers)
where = {v: i for i, v in enumerate(values)}
before = [i - 1 for i in range(n + 1)]
after = [i + 1 for i in range(n + 1)]

# go backwards and take the offers out of the sorted list again
mid = (n - 1) // 2
total = 0
for k in range(n - 1, -1, -1):
    total += values[mid]
    i = where[offers[k]]
    if k % 2 == 0 and i >= mid:
        mid = before[mid]
    elif k % 2 == 1 and i <= mid:
        mid = after[mid]
    if before[i] >= 0:
        after[before[i]] = after[i]
    before[after[i]] = before[i]
print(total)
