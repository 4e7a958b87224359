n = int(input())
h = list(map(int, input().split()))
lo, hi = 0, n - 1
left = right = water = 0
while lo <= hi:
    if left <= right:
        left = max(left, h[lo])
        water += left - h[lo]
        lo += 1
    else:
        right = max(right, h[hi])
        water += right - h[hi]
        hi -= 1
print(water)
