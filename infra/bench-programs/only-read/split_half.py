from bisect import bisect_right


def sums(items):
    result = [0]
    for x in items:
        extra = []
        for y in result:
            extra.append(y + x)
        result = result + extra
    return result


n, limit = map(int, input().split())
a = list(map(int, input().split()))
left = a[:n // 2]
right = a[n // 2:]
ls = sums(left)
rs = sorted(sums(right))
best = 0
count = 0
for x in ls:
    if x > limit:
        continue
    p = bisect_right(rs, limit - x)
    count += p
    if p > 0 and x + rs[p - 1] > best:
        best = x + rs[p - 1]
print(best)
print(count)
