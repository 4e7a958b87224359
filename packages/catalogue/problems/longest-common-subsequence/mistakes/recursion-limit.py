from functools import lru_cache
s = input().strip()
t = input().strip()
@lru_cache(None)
def f(i, k):
    if i == len(s) or k == len(t):
        return 0
    if s[i] == t[k]:
        return 1 + f(i + 1, k + 1)
    return max(f(i + 1, k), f(i, k + 1))
print(f(0, 0))
