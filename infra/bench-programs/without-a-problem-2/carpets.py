x1, y1, x2, y2 = map(int, input().split())
x3, y3, x4, y4 = map(int, input().split())

width = min(x2, x4) - max(x1, x3)
height = min(y2, y4) - max(y1, y3)

if width <= 0 or height <= 0:
    common = 0
else:
    common = width * height

area1 = (x2 - x1) * (y2 - y1)
area2 = (x4 - x3) * (y4 - y3)
print("covered floor:", area1 + area2 - common)
if common == 0:
    print("the carpets do not overlap")
elif common == area1 or common == area2:
    print("one carpet lies on the other")
else:
    print("overlap", common)
