start = input().strip()
add = int(input())
h, m = start.split(":")
total = int(h) * 60 + int(m) + add
total %= 24 * 60
hh, mm = divmod(total, 60)
if hh < 10:
    hh = "0" + str(hh)
if mm < 10:
    mm = "0" + str(mm)
print(f"{hh}:{mm}")
