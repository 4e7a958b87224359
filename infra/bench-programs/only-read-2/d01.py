from itertools import product

n, k = map(int, input().split())
a = list(map(int, input().split()))
ok = 0
longest = 0
for signs in product((1, -1), repeat=n):
    if sum(s * x for s, x in zip(signs, a)) == k:
        ok += 1
        longest = max(longest, signs.count(1))
print(ok, longest)
