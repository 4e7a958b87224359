n = int(input())
s = input().strip()

best = [i - 1 for i in range(n + 1)]


def spread(lo, hi):
    while lo >= 0 and hi < n and s[lo] == s[hi]:
        if best[lo] + 1 < best[hi + 1]:
            best[hi + 1] = best[lo] + 1
        lo -= 1
        hi += 1


for c in range(n):
    spread(c, c)
    spread(c, c + 1)
print(best[n])
