from bisect import bisect_right

whole, _, fraction = input().strip().partition(".")
big = int(whole + fraction.ljust(18, "0"))
root = bisect_right(range(10 ** 15 + 2), big, key=lambda r: r * r) - 1
print(f"{root // 10 ** 9}.{root % 10 ** 9:09d}")
