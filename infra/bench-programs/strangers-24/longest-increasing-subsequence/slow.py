n = int(input())
a = [int(x) for x in input().split()]
longest = []
for i, x in enumerate(a):
    longest.append(1 + max((longest[j] for j in range(i) if a[j] < x), default=0))
print(max(longest))
