n = int(input())
h = list(map(int, input().split()))
# the plates from high to low: the partner of a plate is the farthest one that came before it
tallest_first = sorted(range(n), key=lambda i: -h[i])
first = last = tallest_first[0]
best = 0
for i in tallest_first:
    best = max(best, h[i] * (last - i), h[i] * (i - first))
    first = min(first, i)
    last = max(last, i)
print(best)
