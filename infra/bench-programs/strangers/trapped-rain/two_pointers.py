import sys
h = list(map(int, sys.stdin.buffer.read().split()))[1:]
i, j = 0, len(h) - 1
lm = rm = water = 0
while i <= j:
    if lm <= rm:
        lm = max(lm, h[i])
        water += lm - h[i]
        i += 1
    else:
        rm = max(rm, h[j])
        water += rm - h[j]
        j -= 1
print(water)
