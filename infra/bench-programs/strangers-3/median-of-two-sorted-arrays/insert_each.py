import sys
lines = sys.stdin.read().split("\n")
n = int(lines[0])
both = [int(x) for x in lines[1].split()]
m = int(lines[2])
for x in lines[3].split():
    x = int(x)
    i = 0
    while i < len(both) and both[i] < x:
        i += 1
    both.insert(i, x)
t = len(both)
if t % 2 == 1:
    print(both[t // 2])
else:
    print((both[t // 2] + both[t // 2 - 1]) / 2)
