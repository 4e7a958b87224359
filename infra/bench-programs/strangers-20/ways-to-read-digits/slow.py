s = input().strip()
a, b = 0, 1
previous = '0'
for d in s:
    c = 0
    if d != '0':
        c += b
    if previous == '1' or previous == '2' and d <= '6':
        c += a
    a, b = b, c
    previous = d
print(b % 1000000007)
