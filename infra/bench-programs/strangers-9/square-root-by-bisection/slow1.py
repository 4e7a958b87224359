x = float(input())

# x itself is too large (unless x is below 1), so walk down in steps of one
r = x
while r * r > x:
    r -= 1
# now the root lies between r and r + 1
low, high = max(r, 0.0), r + 1
for _ in range(60):
    mid = (low + high) / 2
    if mid * mid > x:
        high = mid
    else:
        low = mid
print("%.9f" % low)
