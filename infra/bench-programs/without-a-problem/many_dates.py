t = int(input())
for _ in range(t):
    y = int(input())
    leap = y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)
    print("YES" if leap else "NO")
