import heapq
n, *a = map(int, open(0).read().split())
heapq.heapify(a)
if n <= 4:
    a.sort(reverse=True)
    while len(a) > 1:
        d = a[0] - a[1]
        a = sorted(a[2:] + ([d] if d else []), reverse=True)
else:
    while len(a) > 1:
        x, y = heapq.heappop(a), heapq.heappop(a)
        if x != y:
            heapq.heappush(a, y - x)
print(a[0] if a else 0)
