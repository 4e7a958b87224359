n = int(input())
geld = [int(z) for z in input().split()]
beste = []
for i in range(n):
    davor = max(beste[:i - 1]) if i >= 2 else 0
    beste.append(davor + geld[i])
print(max(beste))
