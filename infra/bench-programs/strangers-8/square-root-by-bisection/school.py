# the written method: bring down two decimal digits at a time
number = input().strip()
whole, _, fraction = number.partition(".")
whole = whole.zfill(len(whole) + len(whole) % 2)
fraction = fraction.ljust(20, "0")

root = rest = 0
digits = whole + fraction
for i in range(0, len(digits), 2):
    rest = rest * 100 + int(digits[i:i + 2])
    d = 9
    while (20 * root + d) * d > rest:
        d -= 1
    rest -= (20 * root + d) * d
    root = 10 * root + d

text = str(root).zfill(11)
print(text[:-10] + "." + text[-10:])
